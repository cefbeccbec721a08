import { Link } from '@tanstack/react-router'
import { IconArrowRight, IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../lib/api/types.ts'
import { useErrorText } from '../../../lib/errors.ts'
import { Button } from '../../../ui/base/Button.tsx'
import { buttonClass } from '../../../ui/base/button-class.ts'
import { Card } from '../../../ui/base/Card.tsx'
import { useKeptFocus } from '../../../ui/base/use-kept-focus.ts'
import { courseTo, type PathContent } from '../course-path.ts'
import styles from './FinishCard.module.css'

type Content = Answer<'courses', 'getContent'>

interface FinishCardProps {
  content: Content
  /** The class after it. */
  next: PathContent | undefined
  isFinishing: boolean
  error: Error | null
  /** By what is celebrated: when that has gone, so has the button that began it. */
  isCovered: boolean
  onFinish: () => void
}

const asked = ['video', 'ebook', 'quiz', 'challenge'] as const

/** What the class still asks for, said before the button is pressed; then the way on. */
export function FinishCard({ content, next, isFinishing, error, isCovered, onFinish }: FinishCardProps) {
  const { t } = useTranslation('courses')
  const failure = useErrorText(error)
  const isDone = content.status === 'FINISHED'
  const conditions = asked.filter((condition) => content.conditions[condition] !== null)
  const isReady = conditions.every((condition) => content.conditions[condition])
  const card = useKeptFocus<HTMLElement>(`${isDone} ${isCovered}`)
  return (
    <Card ref={card} className={styles['card']} aria-label={t('finish.label')}>
      <h2 tabIndex={-1} className={styles['title']}>
        {t(isDone ? 'finish.done' : 'finish.title')}
      </h2>
      {conditions.length > 0 && !isDone && (
        <ul className={styles['conditions']}>
          {conditions.map((condition) => {
            const isMet = content.conditions[condition] === true
            const Icon = isMet ? IconCircleCheckFilled : IconCircleDashed
            return (
              <li key={condition} data-met={isMet}>
                <Icon size={20} aria-hidden="true" />
                {t(`finish.${condition}.${isMet ? 'met' : 'open'}`, {
                  percent: content.progress?.watchedPercent ?? 0,
                })}
              </li>
            )
          })}
        </ul>
      )}
      {isDone ? (
        <p className={styles['lead']}>{t(next ? 'finish.doneLead' : 'finish.lastLead')}</p>
      ) : (
        conditions.length === 0 && <p className={styles['lead']}>{t('finish.lead')}</p>
      )}
      {failure && (
        <p role="alert" className={styles['failure']}>
          {failure.sentence}
        </p>
      )}
      {isDone ? (
        <NextLink courseId={content.courseId} next={next} />
      ) : (
        <Button full loading={isFinishing} variant={isReady ? 'primary' : 'soft'} onClick={onFinish}>
          {t('finish.button')}
        </Button>
      )}
    </Card>
  )
}

export function NextLink({ courseId, next }: { courseId: string; next: PathContent | undefined }) {
  const { t } = useTranslation('courses')
  return (
    <Link
      to={courseTo}
      params={{ id: courseId }}
      search={next ? { class: next.id } : {}}
      className={buttonClass({ full: true })}
    >
      {t(next ? 'nextClass' : 'class.back')}
      <IconArrowRight size={19} stroke={2.2} aria-hidden="true" />
    </Link>
  )
}
