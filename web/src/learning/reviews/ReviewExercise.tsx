import type { ContentReview, ContentReviewQuestion } from '@trilha/contract/learning/reviews'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOutdated } from '../../lib/outbox/outdated.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { useKeptFocus } from '../../ui/base/use-kept-focus.ts'
import { ChosenElsewhere } from '../../ui/pieces/ChosenElsewhere.tsx'
import { argsOf, nextPlace, type Place } from './answers.ts'
import { ReviewQuestion } from './ReviewQuestion.tsx'
import { ReviewResult } from './ReviewResult.tsx'
import styles from './reviews.module.css'
import { useReviewAnswers } from './use-review-answers.ts'

interface ReviewExerciseProps {
  review: ContentReview
  questions: readonly ContentReviewQuestion[]
}

/** One question at a time, then how it went. Going on never waits for the network. */
export function ReviewExercise({ review, questions }: ReviewExerciseProps) {
  const { t } = useTranslation('reviews')
  const answers = useReviewAnswers(questions)
  const { standings, refused } = answers
  const isOpen = standings.map(({ saving, answer }) => answer === null && saving !== 'kept')
  const isCompleted = questions.every(({ answer }) => answer !== null)
  const [at, setAt] = useState<Place>(() => {
    const first = isOpen.indexOf(true)
    return first === -1 ? undefined : first
  })
  const [hasMoved, setMoved] = useState(false)
  const question = at === undefined ? undefined : questions[at]
  // Deciding about a refused one takes away the button that was pressed.
  const panel = useKeptFocus<HTMLElement>(refused.length)

  function go(place: Place) {
    setMoved(true)
    setAt(place)
  }

  return (
    <Card ref={panel} className={styles['panel']} aria-label={review.title}>
      {question && at !== undefined ? (
        <ReviewQuestion
          // What was chosen belongs to its question.
          key={question.id}
          question={question}
          standing={standings[at]!}
          place={{ at, total: questions.length }}
          next={nextPlace(at, isOpen, isCompleted)}
          isCompleted={isCompleted}
          onGive={(optionId) => answers.give(question, optionId)}
          takesFocus={hasMoved}
          onGo={go}
        />
      ) : (
        <ReviewResult
          courseId={review.courseId}
          questions={questions}
          kept={answers.kept}
          isCompleted={isCompleted}
          takesFocus={hasMoved}
          onSee={() => go(Math.max(isOpen.indexOf(true), 0))}
        />
      )}
      {refused.map(({ id, entry, refusal, onDiscard }) => {
        const asked = questions.find((one) => one.id === entry.slot)
        return isOutdated(entry) && asked?.answer && !isCompleted ? (
          <ChosenElsewhere
            key={id}
            options={asked.options}
            hereId={argsOf(entry).body.answer}
            thereId={asked.answer.answer}
            onKeep={onDiscard}
            onUse={(optionId) => answers.give(asked, optionId)}
          />
        ) : (
          <div key={id} role="status" className={styles['note']}>
            <p>{refusal}</p>
            <Button variant="line" size="s" onClick={onDiscard}>
              {t('understood')}
            </Button>
          </div>
        )
      })}
    </Card>
  )
}
