import { IconArrowLeft, IconArrowRight, IconCheck, IconFlag, IconRefresh } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ContentReviewAnswer, ContentReviewQuestion } from '@trilha/contract/learning/reviews'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/base/Button.tsx'
import { Dashes } from '../../ui/base/Dashes.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { AnsweredOptions } from '../../ui/pieces/AnsweredOptions.tsx'
import { Explanation } from '../../ui/pieces/Explanation.tsx'
import { optionOfKey } from '../../ui/pieces/option-letters.ts'
import { OptionList } from '../../ui/pieces/OptionList.tsx'
import { SavingLine } from '../../ui/pieces/SavingLine.tsx'
import { argsOf, type Place, type Standing } from './answers.ts'
import styles from './reviews.module.css'
import { contentLanguage } from '../../lib/language.ts'

interface ReviewQuestionProps {
  question: ContentReviewQuestion
  standing: Standing
  place: { at: number; total: number }
  next: Place
  isCompleted: boolean
  takesFocus: boolean
  /** False when the device could not keep it. */
  onGive: (optionId: string) => boolean
  onGo: (place: Place) => void
}

/** Choose, check, read why: an answer is the server's before anything is said of it. */
export function ReviewQuestion({
  question,
  standing,
  place,
  next,
  isCompleted,
  takesFocus,
  onGive,
  onGo,
}: ReviewQuestionProps) {
  const { t } = useTranslation('reviews')
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [isAgain, setAgain] = useState(false)
  const [isUnkept, setUnkept] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { saving, entry, answer } = standing
  const isKept = saving === 'kept'
  const isSettled = answer !== null && !isKept && (!isAgain || isCompleted)
  // Whoever goes on hears the question, and has its letters at hand; on arrival the page keeps the focus.
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const label = t('question', { at: place.at + 1, total: place.total })

  function choose(optionId: string) {
    if (isKept || isSettled) return
    setAsked(false)
    setChosenId(optionId)
  }

  function check() {
    setAsked(chosenId === null)
    if (chosenId === null) return
    const isGiven = onGive(chosenId)
    setUnkept(!isGiven)
    if (isGiven) setAgain(false)
  }

  function pressKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const option = optionOfKey(event.key, question.options)
    if (!option) return
    event.preventDefault()
    choose(option.id)
  }

  return (
    <div className={styles['question']} data-saving={saving} onKeyDown={pressKey}>
      <p className={styles['place']}>{label}</p>
      <Dashes done={place.at} total={place.total} current label={label} />
      <h2 id={headingId} ref={heading} tabIndex={-1} lang={contentLanguage} className={styles['text']}>
        {question.text}
      </h2>
      {isSettled ? (
        <AnsweredOptions
          options={question.options}
          rightId={answer.rightOptionId}
          chosenId={answer.answer}
          rightLabel={t('right')}
          chosenLabel={t('yours')}
        />
      ) : (
        <OptionList
          options={question.options}
          labelledBy={headingId}
          chosenId={entry && isKept ? argsOf(entry).body.answer : chosenId}
          isLocked={isKept}
          onChoose={choose}
        />
      )}
      <SavingLine
        saving={isUnkept ? 'unkept' : isAgain && saving === 'saved' ? 'none' : saving}
        words={(state) => {
          const key = state === 'saved' && isCompleted ? 'settled' : state
          return { title: t(`saving.${key}.title`), sentence: t(`saving.${key}.sentence`) }
        }}
      />
      <div role="status">
        {isAsked && <p className={styles['note']}>{t('chooseFirst')}</p>}
        {isSettled && <Feedback answer={answer} />}
      </div>
      <div className={styles['foot']}>
        {place.at > 0 && (
          <Button
            variant="line"
            aria-label={t('previous')}
            icon={<IconArrowLeft size={19} stroke={2.4} aria-hidden="true" />}
            onClick={() => onGo(place.at - 1)}
          />
        )}
        {isSettled && !answer.isRight && !isCompleted && (
          <Button
            variant="line"
            icon={<IconRefresh size={19} stroke={2} aria-hidden="true" />}
            onClick={() => {
              setChosenId(null)
              setAgain(true)
            }}
          >
            {t('again')}
          </Button>
        )}
        <span className={styles['grow']} />
        {/* One button all along: whoever checked an answer goes on from the same place. */}
        <Button
          className={styles['main']}
          iconAfter={<MainIcon isDone={isSettled || isKept} isEnd={next === undefined} />}
          onClick={() => (isSettled || isKept ? onGo(next) : check())}
        >
          {t(isSettled || isKept ? (next === undefined ? 'result' : 'next') : 'check')}
        </Button>
      </div>
    </div>
  )
}

function MainIcon({ isDone, isEnd }: { isDone: boolean; isEnd: boolean }) {
  const Icon = isDone ? (isEnd ? IconFlag : IconArrowRight) : IconCheck
  return <Icon size={19} stroke={2.4} aria-hidden="true" />
}

function Feedback({ answer: { isRight, explanation, about } }: { answer: ContentReviewAnswer }) {
  const { t } = useTranslation('reviews')
  return (
    <>
      <Explanation isRight={isRight} title={t(isRight ? 'wasRight' : 'wasWrong')} words={explanation} />
      {about && (
        <p className={styles['about']}>
          <Link
            to="/my-trail/course/$id"
            params={{ id: about.courseId }}
            search={{ class: about.id }}
            className={linkClass()}
          >
            {t('seeClass', { title: about.title })}
          </Link>
        </p>
      )}
    </>
  )
}
