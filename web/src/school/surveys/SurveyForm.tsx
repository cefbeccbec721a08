import type { NpsResearch } from '@trilha/contract/school/surveys'
import { ANSWER_MAX, ANSWER_MIN } from '@trilha/contract/constants/growth'
import { SURVEY_TEXT_MAX } from '@trilha/contract/constants/people'
import { useId, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../lib/api/api-error.ts'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { TextAreaField } from '../../ui/base/TextAreaField.tsx'
import styles from './SurveyForm.module.css'

export type SurveyOutcome = 'thanks' | 'skipped' | 'answered'

const values = Array.from({ length: ANSWER_MAX - ANSWER_MIN + 1 }, (_, at) => ANSWER_MIN + at)

/** One question, ten numbers, a few words if one likes. Skipping is as easy as answering. */
export function SurveyForm({ research, onDone }: { research: NpsResearch; onDone: (outcome: SurveyOutcome) => void }) {
  const { t } = useTranslation('surveys')
  const name = useId()
  const [value, setValue] = useState<number>()
  const [comment, setComment] = useState('')
  const handle = (outcome: SurveyOutcome) => ({
    onSuccess: () => onDone(outcome),
    onError: (error: Error) => {
      // Answered in another tab meanwhile.
      if (isApiError(error) && error.code === 'ae_0005') onDone('answered')
    },
  })
  const answer = useContractMutation('surveys', 'answer', handle('thanks'))
  const skip = useContractMutation('surveys', 'skip', handle('skipped'))
  const failure = useErrorText(answer.error ?? skip.error)

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (value === undefined) return
    answer.mutate({ body: { npsResearchId: research.id, value, comment } })
  }

  return (
    <form className={styles['form']} onSubmit={submit}>
      <fieldset className={styles['scale']}>
        <legend className={styles['question']}>{research.question ?? t('question')}</legend>
        <div className={styles['values']}>
          {values.map((number) => (
            <label key={number} className={styles['value']}>
              <input type="radio" name={name} checked={value === number} onChange={() => setValue(number)} />
              {number}
            </label>
          ))}
        </div>
        <p className={styles['ends']} aria-hidden="true">
          <span>{t('least')}</span>
          <span>{t('most')}</span>
        </p>
      </fieldset>
      {value !== undefined && (
        <TextAreaField
          label={t('comment')}
          optional
          rows={2}
          maxLength={SURVEY_TEXT_MAX}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
      )}
      {failure && (
        <p role="alert" className={styles['failure']}>
          {failure.sentence}
        </p>
      )}
      <div className={styles['actions']}>
        <Button type="submit" disabled={value === undefined} loading={answer.isPending}>
          {t('send')}
        </Button>
        <Button variant="line" loading={skip.isPending} onClick={() => skip.mutate({ params: { id: research.id } })}>
          {t('skip')}
        </Button>
      </div>
      <small className={styles['promise']}>{t('promise')}</small>
    </form>
  )
}
