import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useRouter } from '@tanstack/react-router'
import type { CurrentAccount } from '@trilha/contract/identity/accounts'
import { useTranslation } from 'react-i18next'
import { OwnEmailReminder } from '../identity/accounts/OwnEmailReminder.tsx'
import { currentAccountQuery } from '../lib/current-account.ts'
import { useErrorText } from '../lib/errors.ts'
import { query } from '../lib/query.ts'
import { signOut } from '../lib/session.ts'
import { useLiveInterval } from '../lib/socket.ts'
import { GuardianLetter } from '../school/admissions/GuardianLetter.tsx'
import { WaitingSteps } from '../school/admissions/WaitingSteps.tsx'
import { Button } from '../ui/base/Button.tsx'
import { buttonClass } from '../ui/base/button-class.ts'
import { ErrorPanel } from '../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../ui/base/SkeletonGroup.tsx'
import { EntryShell } from '../ui/shell/EntryShell.tsx'
import { firstName } from './dashboard/greeting.ts'
import { paths } from './paths.ts'
import styles from './WaitingPage.module.css'

/** Instead of every page while the account waits for a yes (E70). When the answer comes, it moves on by itself. */
export function WaitingPage() {
  const { data: current } = useQuery({ ...currentAccountQuery, refetchInterval: useLiveInterval() })
  if (!current) return null
  // An account that a no has ended is told why on the page of closed accounts.
  if (current.flags.isBlockedAccount) return <Navigate to={paths.blockedAccount} replace />
  const { waitsFor } = current.account
  return waitsFor === null ? (
    <Navigate to={paths.dashboard} replace />
  ) : (
    <Waiting current={current} waitsFor={waitsFor} />
  )
}

interface WaitingProps {
  current: CurrentAccount
  waitsFor: NonNullable<CurrentAccount['account']['waitsFor']>
}

function Waiting({ current: { user, account }, waitsFor }: WaitingProps) {
  const { t } = useTranslation('admissions')
  const mine = useQuery({ ...query('admissions', 'getMine'), refetchInterval: useLiveInterval() })
  const failure = useErrorText(mine.data ? undefined : mine.error)
  const admission = mine.data?.admission
  return (
    <EntryShell
      low
      title={t('waiting.title', { name: user.nickname ?? firstName(user.name) })}
      lead={t(`waiting.${waitsFor}`, { school: account.school.name })}
    >
      <div className={styles.parts}>
        <SkeletonGroup loading={mine.isPending} skeleton={<Skeleton height={240} radius={22} />}>
          {() => (
            <>
              {failure && (
                <ErrorPanel
                  titleLevel={2}
                  sentence={failure.sentence}
                  code={failure.code}
                  retrying={mine.isFetching}
                  onRetry={() => void mine.refetch()}
                />
              )}
              {admission && <WaitingSteps admission={admission} />}
              {admission?.needsGuardian && <GuardianLetter admission={admission} />}
            </>
          )}
        </SkeletonGroup>
        {!user.emailVerified && <OwnEmailReminder userId={user.id} />}
        <WaysOut />
      </div>
    </EntryShell>
  )
}

/** Help, terms, one's own data, and the way out: what an account that waits may use. */
function WaysOut() {
  const { t } = useTranslation('admissions')
  const router = useRouter()

  async function leave(): Promise<void> {
    await signOut()
    await router.navigate({ to: paths.login, replace: true })
  }

  return (
    <div className={styles.ways}>
      <Link to={paths.publicHelp} className={buttonClass({ variant: 'line', size: 's' })}>
        {t('waiting.help')}
      </Link>
      <Link to={paths.agreeTerms} className={buttonClass({ variant: 'line', size: 's' })}>
        {t('waiting.terms')}
      </Link>
      <Link to={paths.dataRequest} className={buttonClass({ variant: 'line', size: 's' })}>
        {t('waiting.data')}
      </Link>
      <Button variant="soft" size="s" onClick={() => void leave()}>
        {t('waiting.signOut')}
      </Button>
    </div>
  )
}
