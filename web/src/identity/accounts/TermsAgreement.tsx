import { Link } from '@tanstack/react-router'
import { TERMS_VERSION, type Role } from '@trilha/contract/constants'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { currentAccountQuery, useCurrentAccount } from '../../lib/current-account.ts'
import { useContractMutation } from '../../lib/query.ts'
import { useSession } from '../../lib/session.ts'
import { Logo } from '../../ui/art/Logo.tsx'
import { bottomBar } from '../../ui/base/bottom-bar.ts'
import { Button } from '../../ui/base/Button.tsx'
import { buttonClass } from '../../ui/base/button-class.ts'
import { linkClass } from '../../ui/base/link-class.ts'
import { Tag } from '../../ui/base/Tag.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { PublicHeader } from '../../ui/shell/PublicHeader.tsx'
import styles from './TermsAgreement.module.css'
import { termsSections } from './terms-sections.ts'

interface TermsAgreementProps {
  onAgreed: () => void
  onRefused: () => void
}

/** The text is for everybody; agreeing needs a session (decision G2). */
export function TermsAgreement(props: TermsAgreementProps) {
  const { t } = useTranslation('terms')
  const session = useSession()
  return (
    <div className={styles['page']}>
      <PublicHeader
        className={styles['header']}
        start={
          <span className={styles['logo']}>
            <Logo size={36} />
          </span>
        }
      />
      <main id="main" tabIndex={-1} className={styles['main']}>
        <Tag tone="primary">{t('version', { version: TERMS_VERSION })}</Tag>
        <h1>{t('title')}</h1>
        <p className={styles['lead']}>{t('lead')}</p>
        {termsSections.map((section) => (
          <section key={section} id={section} className={styles['section']}>
            <h2>{t(`sections.${section}.title`)}</h2>
            <p>{t(`sections.${section}.child`)}</p>
            <details>
              <summary>{t('forGuardians')}</summary>
              <p>{t(`sections.${section}.guardian`)}</p>
            </details>
          </section>
        ))}
      </main>
      <footer ref={bottomBar} className={styles['bar']}>
        {session ? (
          <Decision {...props} />
        ) : (
          <Link to={paths.login} className={buttonClass({ size: 'l' })}>
            {t('signIn')}
          </Link>
        )}
      </footer>
    </div>
  )
}

/** A grown-up accepts for children too, and a child hears who does (E73). */
const agreesFor: Partial<Record<Role, 'admin' | 'child' | 'guardian'>> = {
  SCHOOL_ADMIN: 'admin',
  PARENT: 'guardian',
  STUDENT: 'child',
}

function Decision({ onAgreed, onRefused }: TermsAgreementProps) {
  const { t } = useTranslation('terms')
  const { data: current } = useCurrentAccount()
  const client = useQueryClient()
  const { mutateAsync, isPending } = useContractMutation('users', 'agreeTerms')

  async function agree(userId: string): Promise<void> {
    await mutateAsync({ params: { id: userId }, body: { version: TERMS_VERSION } })
    // The pages behind this one ask whether it was agreed to, so they must hear the new answer first.
    await client.refetchQueries({ queryKey: currentAccountQuery.queryKey })
  }

  if (current?.user.agreedTerms)
    return (
      <>
        <p>{t('agreed')}</p>
        <Button size="l" onClick={onAgreed}>
          {t('goOn')}
        </Button>
      </>
    )
  const forWhom = current && agreesFor[current.account.role]
  return (
    <>
      {forWhom && <p>{t(`agreeFor.${forWhom}`)}</p>}
      {/* Nobody has to agree first (D12). */}
      <Link to={paths.dataRequest} className={linkClass()}>
        {t('dataRights')}
      </Link>
      <Button variant="line" size="l" onClick={onRefused}>
        {t('refuse')}
      </Button>
      <Button
        size="l"
        loading={isPending || !current}
        onClick={() => {
          if (current) void saving(() => agree(current.user.id)).then(onAgreed, () => undefined)
        }}
      >
        {t('agree')}
      </Button>
    </>
  )
}
