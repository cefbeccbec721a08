import { REPORT_DESCRIPTION_MAX, REPORT_TYPES } from '@trilha/contract/constants'
import { IconAlertCircleFilled } from '@tabler/icons-react'
import { useId } from 'react'
import type { Dispatch, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import type { ReportEvent, ReportState } from './report-machine.ts'
import styles from './ReportDialog.module.css'

interface ReportFormProps {
  state: ReportState
  dispatch: Dispatch<ReportEvent>
  description: RefObject<HTMLTextAreaElement | null>
}

export function ReportForm({ state, dispatch, description }: ReportFormProps) {
  const { t } = useTranslation('pieces')
  const id = useId()
  const isSending = state.phase === 'sending'
  const count = state.description.length

  return (
    <>
      <fieldset className={styles['types']} disabled={isSending}>
        <legend>
          <VisuallyHidden>{t('report.typeLabel')}</VisuallyHidden>
        </legend>
        {REPORT_TYPES.map((type) => (
          <label key={type} className={styles['type']}>
            <input
              type="radio"
              name={`${id}-type`}
              className={styles['radio']}
              checked={state.type === type}
              onChange={() => dispatch({ name: 'typeChosen', type })}
            />
            {t(`report.types.${type}`)}
          </label>
        ))}
      </fieldset>

      <div className={styles['box']} data-invalid={state.problem !== null || undefined}>
        <label htmlFor={`${id}-text`}>
          <VisuallyHidden>{t('report.descriptionLabel')}</VisuallyHidden>
        </label>
        <textarea
          ref={description}
          id={`${id}-text`}
          className={styles['text']}
          rows={3}
          required
          readOnly={isSending}
          value={state.description}
          placeholder={t('report.descriptionPlaceholder')}
          aria-invalid={state.problem !== null || undefined}
          aria-describedby={`${id}-count ${id}-problem`}
          onChange={(event) => dispatch({ name: 'described', text: event.currentTarget.value })}
        />
        <small className={styles['count']} data-over={count > REPORT_DESCRIPTION_MAX || undefined}>
          <span aria-hidden>{t('report.counter', { used: count, max: REPORT_DESCRIPTION_MAX })}</span>
          <VisuallyHidden id={`${id}-count`}>
            {t('report.counterSpoken', { used: count, max: REPORT_DESCRIPTION_MAX })}
          </VisuallyHidden>
        </small>
      </div>
      <div id={`${id}-problem`} role="alert">
        {state.problem && <Problem text={t(`report.${state.problem}`)} />}
      </div>
      <div role="alert">
        {state.phase === 'failed' && <Problem text={t('report.failed')} more={t('report.failedBody')} />}
      </div>
    </>
  )
}

function Problem({ text, more }: { text: string; more?: string }) {
  return (
    <div className={styles['problem']}>
      <IconAlertCircleFilled size={18} aria-hidden="true" />
      <div>
        <p>{text}</p>
        {more && <p className={styles['more']}>{more}</p>}
      </div>
    </div>
  )
}
