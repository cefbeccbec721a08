import type { DataRequestStatus } from '@trilha/contract/constants/people'
import type { DataRequest } from '@trilha/contract/identity/privacy'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import { Tag } from '../../ui/base/Tag.tsx'
import type { Tone } from '../../ui/base/tone.ts'
import styles from './RequestHead.module.css'

const tones: Record<DataRequestStatus, Tone> = {
  OPEN: 'info',
  IN_PROGRESS: 'warning',
  DONE: 'success',
  REFUSED: 'neutral',
}

/** Nobody refused what its owner took back, or what ended with a person who was erased. */
function standing({ status, withdrawn, erased }: DataRequest) {
  if (withdrawn) return 'WITHDRAWN'
  return erased && status === 'REFUSED' ? 'ERASED' : status
}

/** State and clock, the same words for whoever asked and for the school. */
export function RequestHead({ request }: { request: DataRequest }) {
  const { t } = useTranslation('privacy')
  const format = useFormat()
  const { status, daysLeft, createdAt } = request
  const isWaiting = status === 'OPEN' || status === 'IN_PROGRESS'
  return (
    <p className={styles['head']}>
      <Tag tone={tones[status]}>{t(`statuses.${standing(request)}`)}</Tag>
      <span>{t('asked', { date: format.date(createdAt) })}</span>
      {isWaiting && (
        <span data-late={daysLeft < 3 || undefined} className={styles['clock']}>
          {daysLeft < 0 ? t('late', { count: -daysLeft }) : t('daysLeft', { count: daysLeft })}
        </span>
      )}
    </p>
  )
}
