import { useQuery } from '@tanstack/react-query'
import type { CurrentAccount } from '@trilha/contract/identity/accounts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { AccountForm } from './AccountForm.tsx'
import styles from './Accounts.module.css'
import { EmailCard } from './EmailCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'

interface Slots {
  /** Stands above the fields where there is a PIN to lock them (decision G23). */
  unlock: ReactNode
  /** Of a student, who does not write the full name: stands instead of its field. */
  fullName: ReactNode
}

export function AccountData(slots: Slots) {
  const { t } = useTranslation('accounts')
  const { data: current, error, isPending, isFetching, refetch } = useCurrentAccount()
  const failure = useErrorText(current ? undefined : error)
  return (
    <div className={styles['cards']}>
      <PageTitle lead={t('data.lead')}>{t('data.title')}</PageTitle>
      <SkeletonGroup loading={isPending} skeleton={<Waiting />}>
        {() =>
          current ? (
            <Data current={current} {...slots} />
          ) : (
            <ErrorPanel
              titleLevel={2}
              sentence={failure?.sentence}
              code={failure?.code}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          )
        }
      </SkeletonGroup>
    </div>
  )
}

function Data({ current, unlock, fullName }: Slots & { current: CurrentAccount }) {
  const { t } = useTranslation('accounts')
  const own = query('users', 'get', { params: { idOrUsername: current.user.id } })
  const { data: user, error, isPending, isFetching, refetch } = useQuery(own)
  const failure = useErrorText(user ? undefined : error)
  const isLocked = current.editLocked
  return (
    <SkeletonGroup loading={isPending} skeleton={<Waiting />}>
      {() =>
        user && 'username' in user ? (
          <>
            {unlock}
            <EmailCard user={user} isLocked={isLocked} />
            {fullName}
            {/* Fresh data starts the form anew; what is being typed stays. */}
            <AccountForm key={user.id} user={user} isLocked={isLocked} hasName={fullName === undefined} />
            <PasswordCard userId={user.id} isLocked={isLocked} />
          </>
        ) : (
          <Card title={t('data.personal')}>
            <ErrorPanel
              sentence={failure?.sentence}
              code={failure?.code}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          </Card>
        )
      }
    </SkeletonGroup>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton height={120} radius={22} />
      <Skeleton height={420} radius={22} />
    </>
  )
}
