import { useQuery } from '@tanstack/react-query'
import type { NameRequest } from '@trilha/contract/identity/names'
import { names } from '@trilha/contract/identity/names'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { useErrorText } from '../../lib/errors.ts'
import { query, useContractMutation } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { useCheckedForm } from '../../lib/use-checked-form.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { Tag } from '../../ui/base/Tag.tsx'
import { TextField } from '../../ui/base/TextField.tsx'
import { saving } from '../../ui/base/toasts.ts'
import styles from './names.module.css'

/** A student's full name: the school changes it when the student asks (decision E68). */
export function MyFullNameCard() {
  const { t } = useTranslation('names')
  const { data: current } = useCurrentAccount()
  const mine = useQuery(query('names', 'getMine'))
  const failure = useErrorText(mine.isSuccess ? undefined : mine.error)
  const [isAsking, setAsking] = useState(false)
  if (!current) return null
  const request = mine.data ?? undefined
  const isWaiting = request?.status === 'WAITING'
  return (
    <Card
      title={t('mine.title')}
      action={
        mine.isSuccess &&
        !isWaiting && (
          <Button variant="line" size="s" disabled={current.editLocked} onClick={() => setAsking(true)}>
            {t('mine.ask')}
          </Button>
        )
      }
    >
      <p className={styles['name']}>{current.user.name}</p>
      <SkeletonGroup loading={mine.isPending} skeleton={<Skeleton height={44} radius={14} />}>
        {() =>
          failure ? (
            <ErrorPanel
              sentence={failure.sentence}
              code={failure.code}
              retrying={mine.isFetching}
              onRetry={() => void mine.refetch()}
            />
          ) : (
            <State request={request} />
          )
        }
      </SkeletonGroup>
      <AskDialog name={current.user.name} open={isAsking} onClose={() => setAsking(false)} />
    </Card>
  )
}

const tones = { WAITING: 'info', ACCEPTED: 'success', REFUSED: 'neutral' } as const

/** How the last request stands. One that was taken back is as good as none. */
function State({ request }: { request: NameRequest | undefined }) {
  const { t } = useTranslation('names')
  const format = useFormat()
  const { mutateAsync, isPending } = useContractMutation('names', 'withdraw')
  if (!request || request.status === 'WITHDRAWN') return <p className={styles['quiet']}>{t('mine.why')}</p>
  const { id, name, status, requestedAt, closedAt } = request
  return (
    <div className={styles['state']}>
      <Tag tone={tones[status]}>{t(`mine.states.${status}`)}</Tag>
      <p className={styles['quiet']} role="status">
        {t(`mine.told.${status}`, { name, day: format.date(closedAt ?? requestedAt) })}
      </p>
      {status === 'WAITING' && (
        <Button
          variant="line"
          size="s"
          loading={isPending}
          onClick={() => void saving(mutateAsync({ params: { id } }), 'update').catch(() => {})}
        >
          {t('mine.withdraw')}
        </Button>
      )}
    </div>
  )
}

const body = names.calls.ask.body

function AskDialog({ name, open, onClose }: { name: string; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('names')
  const form = useCheckedForm({ name })
  const { values, change, errorOf } = form
  const { mutateAsync, isPending } = useContractMutation('names', 'ask')

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (isPending || !form.check(body, values)) return
    void saving(mutateAsync({ body: body.parse(values) }), 'save').then(onClose, form.refuse)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={() => {
        change({ name })
        form.forgive()
      }}
      title={t('mine.dialog')}
      lead={t('mine.dialogLead')}
    >
      <form noValidate ref={form.element} className={styles['form']} onSubmit={submit}>
        {form.notice && (
          <p role="alert" className={styles['failure']}>
            {form.notice}
          </p>
        )}
        <TextField
          label={t('mine.newName')}
          name="name"
          autoComplete="name"
          error={errorOf('name')}
          value={values.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <Button type="submit" full loading={isPending}>
          {t('mine.send')}
        </Button>
        <Button variant="line" full onClick={onClose}>
          {t('mine.back')}
        </Button>
      </form>
    </Dialog>
  )
}
