import { IconCheck, IconClock, IconHourglass } from '@tabler/icons-react'
import type { MyAdmission } from '@trilha/contract/school/admissions'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import styles from './admissions.module.css'

type State = 'done' | 'now' | 'next'
const marks = { done: IconCheck, now: IconHourglass, next: IconClock }

/** What is done and what is left, with whom it waits for now. */
export function WaitingSteps({ admission }: { admission: MyAdmission }) {
  const { t } = useTranslation('admissions')
  const format = useFormat()
  const { askedAt, guardian, needsGuardian, isTrial } = admission
  const confirmedAt = guardian?.confirmedAt ?? null
  const isAsked = needsGuardian || guardian !== null
  return (
    <ol className={styles['steps']} aria-label={t('waiting.steps')}>
      <Step state="done" label={t('waiting.asked')} more={format.date(askedAt)} />
      {isAsked && (
        <Step
          state={needsGuardian ? 'now' : 'done'}
          label={t('waiting.guardian')}
          more={confirmedAt === null ? undefined : format.date(confirmedAt)}
        />
      )}
      <Step state={needsGuardian ? 'next' : 'now'} label={t(isTrial ? 'waiting.open' : 'waiting.office')} />
    </ol>
  )
}

function Step({ state, label, more }: { state: State; label: string; more?: string | undefined }) {
  const { t } = useTranslation('admissions')
  const Mark = marks[state]
  return (
    <li className={styles['step']} data-state={state}>
      <span className={styles['dot']} aria-hidden="true">
        <Mark size={20} stroke={2} />
      </span>
      <span>
        <b>{label}</b>
        <small>
          {t(`waiting.${state}`)}
          {more !== undefined && ` · ${more}`}
        </small>
      </span>
    </li>
  )
}
