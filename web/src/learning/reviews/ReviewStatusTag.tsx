import { IconCircleCheck, IconProgress, IconSparkles } from '@tabler/icons-react'
import type { ReviewStatus } from '@trilha/contract/constants'
import type { ContentReview } from '@trilha/contract/learning/reviews'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../ui/base/Tag.tsx'

const looks = {
  NEW: { tone: 'info', Icon: IconSparkles },
  STARTED: { tone: 'warning', Icon: IconProgress },
  COMPLETED: { tone: 'success', Icon: IconCircleCheck },
} as const satisfies Record<ReviewStatus, unknown>

export function ReviewStatusTag({ review: { status, answered, questions } }: { review: ContentReview }) {
  const { t } = useTranslation('reviews')
  const { tone, Icon } = looks[status]
  return (
    <Tag tone={tone} icon={<Icon size={16} stroke={2} aria-hidden="true" />}>
      {t(`status.${status}`, { answered, total: questions })}
    </Tag>
  )
}
