import { IconCloudUp, IconListCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ContentReviewQuestion } from '@trilha/contract/learning/reviews'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/base/Button.tsx'
import { buttonClass } from '../../ui/base/button-class.ts'
import { linkClass } from '../../ui/base/link-class.ts'
import { ProgressBar } from '../../ui/base/ProgressBar.tsx'
import { slipped } from './answers.ts'
import styles from './reviews.module.css'

interface ReviewResultProps {
  courseId: string
  questions: readonly ContentReviewQuestion[]
  /** Answers that the server does not have yet. */
  kept: number
  isCompleted: boolean
  takesFocus: boolean
  onSee: () => void
}

/** How it went by the first words, and what is worth another look; before the last answer arrived, what is missing. */
export function ReviewResult({ courseId, questions, kept, isCompleted, takesFocus, onSee }: ReviewResultProps) {
  const { t } = useTranslation('reviews')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className={styles['result']}>
      <p className={styles['place']}>{t(isCompleted ? 'done.title' : 'almost.title')}</p>
      {isCompleted ? (
        <Score questions={questions} heading={heading} />
      ) : (
        <h2 ref={heading} tabIndex={-1} className={styles['text']} role="status">
          <IconCloudUp size={24} stroke={1.9} aria-hidden="true" />{' '}
          {kept > 0 ? t('almost.sentence', { count: kept }) : t('almost.refused')}
        </h2>
      )}
      <div className={styles['actions']}>
        <Button full icon={<IconListCheck size={20} stroke={1.9} aria-hidden="true" />} onClick={onSee}>
          {t('done.see')}
        </Button>
        <Link
          to="/my-trail/course/$id"
          params={{ id: courseId }}
          className={buttonClass({ variant: 'line', full: true })}
        >
          {t('back')}
        </Link>
      </div>
    </div>
  )
}

interface ScoreProps {
  questions: readonly ContentReviewQuestion[]
  heading: React.RefObject<HTMLHeadingElement | null>
}

function Score({ questions, heading }: ScoreProps) {
  const { t } = useTranslation('reviews')
  const total = questions.length
  const right = questions.filter(({ answer }) => answer?.isRightAtFirst).length
  const classes = slipped(questions)
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles['text']}>
        {t('done.score', { right, total })}
      </h2>
      <ProgressBar value={right} max={total} label={t('done.title')} valueText={t('done.percent', { right, total })} />
      <p className={styles['sentence']}>
        {t(right === total ? 'done.all' : classes.length > 0 ? 'done.some' : 'done.someWithout')}
      </p>
      {classes.length > 0 && (
        <ul className={styles['classes']}>
          {classes.map(({ id, title, courseId }) => (
            <li key={id}>
              <Link to="/my-trail/course/$id" params={{ id: courseId }} search={{ class: id }} className={linkClass()}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
