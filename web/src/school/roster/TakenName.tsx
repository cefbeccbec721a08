import { useQuery } from '@tanstack/react-query'
import type { ReopenedPerson } from '@trilha/contract/school/roster'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../lib/api/api-error.ts'
import { useErrorText } from '../../lib/errors.ts'
import { query, useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { ReopenForm } from './ReopenForm.tsx'
import styles from './Roster.module.css'

/** What the server said to a name that was typed. */
export interface Refused {
  error: unknown
  username: string
}

interface TakenNameProps {
  refused: Refused
  onChoose: (username: string) => void
  onReopened: (reopened: ReopenedPerson) => void
}

/** What can be done about a name that is taken: another one, the ended account, or the invitation that waits. */
export function TakenName({ refused: { error, username }, onChoose, onReopened }: TakenNameProps) {
  if (!isApiError(error)) return null
  return (
    <>
      {error.code === 'ae_1002' && <OpenInvitation username={username} />}
      {error.code === 'ae_1003' && <EndedAccount username={username} onReopened={onReopened} />}
      <Proposals names={error.proposals ?? []} onChoose={onChoose} />
    </>
  )
}

function Proposals({ names, onChoose }: { names: readonly string[]; onChoose: (username: string) => void }) {
  const { t } = useTranslation('roster')
  if (names.length === 0) return null
  return (
    <div className={styles['proposals']} role="group" aria-label={t('proposals')}>
      <p className={styles['said']}>{t('proposals')}</p>
      {names.map((name) => (
        <Button key={name} variant="soft" size="s" onClick={() => onChoose(name)}>
          {name}
        </Button>
      ))}
    </div>
  )
}

function EndedAccount({ username, onReopened }: { username: string; onReopened: TakenNameProps['onReopened'] }) {
  const list = useQuery(query('schools', 'listPeople', { query: { username } }))
  const failure = useErrorText(list.error)
  const person = list.data?.content.find(({ active }) => !active)
  return (
    <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={160} radius={14} />}>
      {() => (
        <>
          {failure && <p className={styles['failure']}>{failure.sentence}</p>}
          {person && <ReopenForm person={person} onReopened={onReopened} />}
        </>
      )}
    </SkeletonGroup>
  )
}

function OpenInvitation({ username }: { username: string }) {
  const { t } = useTranslation('roster')
  const list = useQuery(query('invitations', 'list', { query: { username, state: 'OPEN' } }))
  const resend = useContractMutation('invitations', 'resend')
  const withdraw = useContractMutation('invitations', 'withdraw')
  const failure = useErrorText(resend.error ?? withdraw.error ?? list.error)
  const id = list.data?.content[0]?.id
  return (
    <div className={styles['form']}>
      {failure && (
        <p role="alert" className={styles['failure']}>
          {failure.sentence}
        </p>
      )}
      <p role="status" className={styles['said']}>
        {withdraw.isSuccess ? t('open.withdrawn') : resend.isSuccess && t('open.sent')}
      </p>
      {id !== undefined && !withdraw.isSuccess && (
        <div className={styles['proposals']}>
          <Button variant="soft" size="s" loading={resend.isPending} onClick={() => resend.mutate({ params: { id } })}>
            {t('open.resend')}
          </Button>
          <Button
            variant="line"
            size="s"
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate({ params: { id } })}
          >
            {t('open.withdraw')}
          </Button>
        </div>
      )}
    </div>
  )
}
