import { IconArrowLeft, IconArrowRight, IconPlayerTrackPrev } from '@tabler/icons-react'
import type { Quiz, QuizQuestion } from '@trilha/contract/learning/quizzes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '../../lib/format.ts'
import { Button } from '../../ui/base/Button.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { useKeptFocus } from '../../ui/base/use-kept-focus.ts'
import { AnsweredOptions } from '../../ui/pieces/AnsweredOptions.tsx'
import { Explanation } from '../../ui/pieces/Explanation.tsx'
import { Earned } from './Earned.tsx'
import { QuizHeader } from './QuizHeader.tsx'
import { QuizSummary } from './QuizSummary.tsx'
import styles from './QuizReview.module.css'
import { RefusedNote } from './RefusedNote.tsx'
import { useAnswers } from './use-answers.ts'
import { useFocusOnChange } from '../../ui/base/use-focus-on-change.ts'
import { contentLanguage } from '../../lib/language.ts'

interface QuizReviewProps {
  quiz: Quiz
  onSeek?: ((second: number) => void) | undefined
}

/** A concluded attempt: how it went, then question by question, then perhaps another try. */
export function QuizReview({ quiz, onSeek }: QuizReviewProps) {
  // Undefined: the result. It stands before the first question and is where the last one leads.
  const [at, setAt] = useState<number>()
  const { refused, discard } = useAnswers(quiz, 0)
  const question = at === undefined ? undefined : quiz.questions[at]
  const place = useKeptFocus<HTMLDivElement>(at === undefined)
  return (
    <div ref={place} className={styles['review']}>
      {question && at !== undefined ? (
        <ReviewedQuestion quiz={quiz} question={question} at={at} onGo={setAt} onSeek={onSeek} />
      ) : (
        <QuizSummary quiz={quiz} onReview={() => setAt(0)} onSeek={onSeek} />
      )}
      <RefusedNote refused={refused} onDiscard={discard} />
    </div>
  )
}

interface ReviewedQuestionProps extends QuizReviewProps {
  question: QuizQuestion
  at: number
  /** Undefined leads to the result. */
  onGo: (at: number | undefined) => void
}

function ReviewedQuestion({ quiz, question, at, onGo, onSeek }: ReviewedQuestionProps) {
  const { t } = useTranslation('quizzes')
  const heading = useFocusOnChange<HTMLHeadingElement>(at)
  const isLast = at === quiz.questions.length - 1
  const { correct = 0, total = 0 } = quiz.result ?? {}
  return (
    <>
      <QuizHeader quiz={quiz} overline={t('review.overline', { correct, total })} at={at} />
      <h2 ref={heading} tabIndex={-1} lang={contentLanguage} className={styles['question']}>
        {question.text}
      </h2>
      <AnsweredOptions
        options={question.options}
        rightId={question.options.find(({ isRight }) => isRight)?.id}
        chosenId={question.answer?.optionId}
        rightLabel={t('review.right')}
        chosenLabel={t('review.yours')}
      />
      {question.review && (
        <Explanation
          isRight={question.review.isRight}
          title={t(question.review.isRight ? 'review.wasRight' : 'review.wasWrong')}
          words={question.review.explanation}
        />
      )}
      <div className={styles['foot']}>
        {onSeek && question.second !== null && (
          <button type="button" className={linkClass()} onClick={() => onSeek(question.second!)}>
            <IconPlayerTrackPrev size={18} stroke={1.9} aria-hidden="true" />
            {t('review.again', { place: formatClock(question.second) })}
          </button>
        )}
        <span className={styles['grow']} />
        <Earned amounts={question.review?.earned ?? []} />
        <Button
          variant="line"
          aria-label={t('previous')}
          icon={<IconArrowLeft size={19} stroke={2.4} aria-hidden="true" />}
          onClick={() => onGo(at === 0 ? undefined : at - 1)}
        />
        <Button
          className={styles['main']}
          iconAfter={<IconArrowRight size={19} stroke={2.4} aria-hidden="true" />}
          onClick={() => onGo(isLast ? undefined : at + 1)}
        >
          {t(isLast ? 'review.end' : 'next')}
        </Button>
      </div>
    </>
  )
}
