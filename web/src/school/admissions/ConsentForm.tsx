import { TERMS_VERSION } from '@trilha/contract/constants/people'
import { GuardianAnswer, type GuardianRequest } from '@trilha/contract/school/admissions'
import { useId, useRef, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { filled, useCheckedForm } from '../../lib/use-checked-form.ts'
import { Button } from '../../ui/base/Button.tsx'
import { TextField } from '../../ui/base/TextField.tsx'
import { ConfirmDialog } from '../../ui/pieces/ConfirmDialog.tsx'
import styles from './admissions.module.css'

export type Next = 'OFFICE' | 'OPEN' | 'ENDED'

interface ConsentFormProps {
  request: GuardianRequest
  link: { id: string; verificationToken: string }
  onAnswered: (next: Next) => void
  onRefused: (error: unknown) => void
}

/** Name and tick for a yes; a no asks once more. */
export function ConsentForm({ request, link, onAnswered, onRefused }: ConsentFormProps) {
  const { t } = useTranslation('admissions')
  const tick = useId()
  const form = useCheckedForm({ name: '' })
  const [isTicked, setTicked] = useState(false)
  const [isTickMissing, setTickMissing] = useState(false)
  const [isRefusing, setRefusing] = useState(false)
  /** Of two taps the second would hear that the link was used. */
  const isSent = useRef(false)
  const answer = useContractMutation('admissions', 'answerRequest')

  async function send(body: GuardianAnswer): Promise<void> {
    if (isSent.current) return
    isSent.current = true
    try {
      const { next } = await answer.mutateAsync({ params: link, body })
      onAnswered(next)
    } catch (error) {
      isSent.current = false
      setRefusing(false)
      form.refuse(error)
      onRefused(error)
    }
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    const input = { consents: true, version: TERMS_VERSION, ...filled(form.values) }
    const isWhole = form.check(GuardianAnswer, input)
    setTickMissing(!isTicked)
    if (isWhole && isTicked) void send(GuardianAnswer.parse(input))
  }

  return (
    <>
      <form noValidate ref={form.element} className={styles['form']} onSubmit={submit}>
        {form.notice && (
          <p role="alert" className={styles['failure']}>
            {form.notice}
          </p>
        )}
        <TextField
          label={t('consent.name')}
          name="name"
          autoComplete="name"
          required
          error={form.errorOf('name')}
          value={form.values.name}
          onChange={(event) => form.change({ name: event.currentTarget.value })}
        />
        <div>
          <label className={styles['choice']}>
            <input
              type="checkbox"
              checked={isTicked}
              aria-invalid={isTickMissing && !isTicked}
              aria-describedby={isTickMissing && !isTicked ? tick : undefined}
              onChange={(event) => setTicked(event.currentTarget.checked)}
            />
            {t('consent.agree')}
          </label>
          {isTickMissing && !isTicked && (
            <p id={tick} role="alert" className={styles['failure']}>
              {t('consent.agreeMissing')}
            </p>
          )}
        </div>
        <Button type="submit" size="l" full loading={answer.isPending && !isRefusing}>
          {t('consent.yes')}
        </Button>
        <Button variant="line" size="l" full onClick={() => setRefusing(true)}>
          {t('consent.no')}
        </Button>
      </form>
      <ConfirmDialog
        open={isRefusing}
        title={t('consent.refuseTitle')}
        lead={t('consent.refuseLead', { name: request.child.firstName })}
        confirm={t('consent.refuseSubmit')}
        isPending={answer.isPending}
        onClose={() => setRefusing(false)}
        onConfirm={() => void send({ consents: false })}
      />
    </>
  )
}
