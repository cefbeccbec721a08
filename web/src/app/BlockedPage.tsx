import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useRouter } from '@tanstack/react-router'
import type { MyAdmission } from '@trilha/contract/school/admissions'
import type { BlockNotice } from '@trilha/contract/school/schools'
import { useTranslation } from 'react-i18next'
import { currentAccountQuery } from '../lib/current-account.ts'
import { useErrorText } from '../lib/errors.ts'
import { query } from '../lib/query.ts'
import { signOut, useSession } from '../lib/session.ts'
import { useLiveInterval } from '../lib/socket.ts'
import { useFormat } from '../lib/use-format.ts'
import { EmptyArt } from '../ui/art/EmptyArt.tsx'
import { Button } from '../ui/base/Button.tsx'
import { buttonClass } from '../ui/base/button-class.ts'
import { ErrorPanel } from '../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../ui/base/SkeletonGroup.tsx'
import { useSwitchAccount } from './account-switch/use-switch-account.ts'
import { paths } from './paths.ts'
import { PublicFrame } from './PublicFrame.tsx'
import styles from './PublicFrame.module.css'

/** Instead of every page while the account is closed: why, and what can be done from here. Opened again, it leads home. */
export function BlockedPage() {
  const session = useSession()
  return session ? <Blocked /> : <NobodyHere />
}

/** Never guarded (decision G2): without a session there is no account to speak of. */
function NobodyHere() {
  const { t } = useTranslation('app')
  return (
    <PublicFrame>
      <EmptyArt kind="offline" />
      <h1>{t('blocked.nobody.title')}</h1>
      <p>{t('blocked.nobody.sentence')}</p>
      <Link to={paths.login} search={{}} className={buttonClass()}>
        {t('notFound.toLogin')}
      </Link>
    </PublicFrame>
  )
}

function Blocked() {
  const { t } = useTranslation('app')
  // The same answer that sends a person here: were it another one, the two could send them to and fro.
  const { data: current } = useQuery({ ...currentAccountQuery, refetchInterval: useLiveInterval() })
  const block = useQuery(query('schools', 'getBlock'))
  const failure = useErrorText(block.data ? undefined : block.error)
  if (current?.flags.isBlockedAccount === false) return <Navigate to={paths.dashboard} replace />
  return (
    <PublicFrame>
      <SkeletonGroup
        loading={block.isPending}
        pageName={t('blocked.title')}
        skeleton={<Skeleton width={320} height={240} radius={22} />}
      >
        {() =>
          block.data ? (
            <Why block={block.data} />
          ) : (
            <>
              <h1>{t('blocked.title')}</h1>
              <ErrorPanel
                sentence={failure?.sentence}
                code={failure?.code}
                retrying={block.isFetching}
                onRetry={() => void block.refetch()}
              />
            </>
          )
        }
      </SkeletonGroup>
      <WaysOut />
    </PublicFrame>
  )
}

function Why({ block: { hasEnded, bySchool, block } }: { block: BlockNotice }) {
  const { t } = useTranslation('app')
  const format = useFormat()
  const { data: mine, isPending } = useQuery({ ...query('admissions', 'getMine'), enabled: hasEnded })
  const refused = hasEnded ? refusalOf(mine?.admission ?? null) : undefined
  if (hasEnded && isPending) return <Skeleton width={320} height={240} radius={22} />
  if (refused)
    return (
      <>
        <EmptyArt kind="offline" />
        <h1>{t('blocked.notOpenedTitle')}</h1>
        <p>{t(`blocked.why.${refused}`)}</p>
        <p>{t('blocked.safe')}</p>
      </>
    )
  return (
    <>
      <EmptyArt kind="offline" />
      <h1>{t(hasEnded ? 'blocked.endedTitle' : 'blocked.title')}</h1>
      {/* Neither the school's doing nor anybody's: the days of a visit are over. G15 */}
      <p>{t(`blocked.why.${hasEnded ? 'ENDED' : bySchool ? 'SCHOOL' : (block?.reason ?? 'TRIAL')}`)}</p>
      <p>{t('blocked.safe')}</p>
      {block && !hasEnded && <small>{t('blocked.since', { date: format.date(block.since) })}</small>}
    </>
  )
}

/** Why an account of a person who signed up alone never opened (E70, E71). */
function refusalOf(admission: MyAdmission | null) {
  if (admission?.status === 'GUARDIAN_REFUSED') return 'GUARDIAN_REFUSED'
  if (admission?.status !== 'REFUSED') return undefined
  const { refusal } = admission
  return refusal === null || refusal === 'OTHER' ? 'REFUSED' : refusal
}

/** Leave, change to another account, ask for one's data. */
function WaysOut() {
  const { t } = useTranslation('app')
  const router = useRouter()

  async function leave(): Promise<void> {
    await signOut()
    await router.navigate({ to: paths.login, replace: true })
  }

  return (
    <div className={styles['actions']}>
      <Button variant="soft" onClick={() => void leave()}>
        {t('blocked.signOut')}
      </Button>
      <OtherAccounts />
      {/* They hold for a closed account too. */}
      <Link to={paths.dataRequest} className={buttonClass({ variant: 'line' })}>
        {t('blocked.dataRights')}
      </Link>
    </div>
  )
}

/** The school of this account closed it; another one may be open. */
function OtherAccounts() {
  const { t } = useTranslation('app')
  const { data: accounts = [] } = useQuery(query('accounts', 'listMine'))
  const change = useSwitchAccount()
  return accounts
    .filter(({ current, active }) => !current && active)
    .map((account) => (
      <Button key={account.id} variant="line" onClick={() => void change(account)}>
        {t('blocked.switchTo', { school: account.school.name })}
      </Button>
    ))
}
