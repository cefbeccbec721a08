import { useQuery } from '@tanstack/react-query'
import type { DataRequestType } from '@trilha/contract/constants/people'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { useDraft } from '../../lib/outbox/outbox.ts'
import { query, useContractMutation } from '../../lib/query.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ChipRow } from '../../ui/base/ChipRow.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { useKeptFocus } from '../../ui/base/use-kept-focus.ts'
import { changedFields, emailOf, fieldsOf, type RequestFields } from './request-checks.ts'
import styles from './NewRequestCard.module.css'
import { RequestForm } from './RequestForm.tsx'

const blank: RequestFields = { firstName: '', lastName: '', email: '', phone: '', type: '', description: '' }

/** Whom it is about, where that is not a child. */
const oneself = 'oneself'

export function NewRequestCard() {
  const { t } = useTranslation('privacy')
  const { data: current } = useCurrentAccount()
  const { data: user } = useQuery({
    ...query('users', 'get', { params: { idOrUsername: current?.user.id ?? '' } }),
    // Whoever is blocked or waits for a yes may not ask for it, and writes it by hand.
    enabled: current?.flags.isBlockedAccount === false && current.account.waitsFor === null,
  })
  // What was typed survives a reload (decision D11). Name and email are offered until something else is written, also
  // where they arrive after the first key was pressed.
  const [draft, setDraft, forget] = useDraft<Partial<RequestFields> | null>('privacy.request', null)
  const offered = { ...blank, ...fieldsOf(current?.user.name ?? ''), email: emailOf(user) }
  const fields = { ...offered, ...draft }
  const create = useContractMutation('privacy', 'create')
  const children = useChildren(current?.account.role === 'PARENT' && !current.flags.isBlockedAccount)
  const [about, setAbout] = useState(oneself)
  // Each has a form of its own: what the last one was told off for is not said of the next.
  const [sent, setSent] = useState(0)
  const place = useKeptFocus<HTMLDivElement>(sent)

  async function send(): Promise<void> {
    if (fields.type === '') return
    const child = about === oneself ? {} : { studentId: about }
    const body = { ...fields, ...child, type: fields.type satisfies DataRequestType }
    try {
      await saving(create.mutateAsync({ body }))
      setDraft(null)
      forget()
      setSent(sent + 1)
    } catch {
      // The form shows what the server said.
    }
  }

  return (
    <Card title={t('form.title')}>
      <p className={styles['lead']}>
        {t('form.lead')} {current?.account.role === 'STUDENT' && t('form.guardianSees')}
      </p>
      {children.length > 0 && (
        <div className={styles['about']}>
          <ChipRow
            label={t('form.about')}
            items={[
              { value: oneself, label: t('form.aboutMe') },
              ...children.map(({ child }) => ({ value: child.studentId, label: child.name })),
            ]}
            value={about}
            onChange={setAbout}
          />
          {about !== oneself && <p className={styles['hint']}>{t('form.aboutChild')}</p>}
        </div>
      )}
      <div ref={place}>
        {sent > 0 && draft === null && (
          <p role="status" className={styles['sent']}>
            <b tabIndex={-1}>{t('form.sent')}</b> {t('form.sentSentence')}
          </p>
        )}
      </div>
      <RequestForm
        key={sent}
        fields={fields}
        onChange={(typed) => setDraft(changedFields(typed, offered))}
        onSubmit={() => void send()}
        isSending={create.isPending}
        error={create.error}
        submitLabel={t('form.send')}
      />
    </Card>
  )
}

/** Those that a guardian may ask for; nobody else asks who they are. */
function useChildren(isGuardian: boolean) {
  const { data = [] } = useQuery({ ...query('family', 'listByGuardian'), enabled: isGuardian })
  return data
}
