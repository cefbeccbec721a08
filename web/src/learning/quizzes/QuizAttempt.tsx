import { IconArrowLeft, IconArrowRight, IconFlag, IconPlayerTrackPrev } from '@tabler/icons-react'
import type { Quiz } from '@trilha/contract/learning/quizzes'
import { useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '../../lib/format.ts'
import { bottomBar } from '../../ui/base/bottom-bar.ts'
import { Button } from '../../ui/base/Button.tsx'
import { useKeptFocus } from '../../ui/base/use-kept-focus.ts'
import { ChosenElsewhere } from '../../ui/pieces/ChosenElsewhere.tsx'
import { optionOfKey } from '../../ui/pieces/option-letters.ts'
import { OptionList } from '../../ui/pieces/OptionList.tsx'
import { SavingLine } from '../../ui/pieces/SavingLine.tsx'
import { FinishNote } from './FinishNote.tsx'
import notes from './Notes.module.css'
import styles from './QuizAttempt.module.css'
import { QuizHeader } from './QuizHeader.tsx'
import { RefusedNote } from './RefusedNote.tsx'
import { useAnswers } from './use-answers.ts'
import { useFinish } from './use-finish.ts'
import { useFocusOnChange } from '../../ui/base/use-focus-on-change.ts'
import { contentLanguage } from '../../lib/language.ts'

interface QuizAttemptProps {
  quiz: Quiz
  /** When it was last read from the server. */
  readAt: number
  onSeek?: ((second: number) => void) | undefined
}

/** One question at a time. Going on never waits for the network; concluding does. */
export function QuizAttempt({ quiz, readAt, onSeek }: QuizAttemptProps) {
  const { t } = useTranslation('quizzes')
  const headingId = useId()
  const answers = useAnswers(quiz, readAt)
  const { questions } = quiz
  const open = questions.flatMap((question, at) => (answers.chosenFor(question).optionId === null ? [at] : []))
  const [at, setAt] = useState(open[0] ?? 0)
  const [couldNotKeep, setCouldNotKeep] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const heading = useFocusOnChange<HTMLHeadingElement>(at)
  const finish = useFinish(quiz, answers)
  const question = questions[at]!
  const chosen = answers.chosenFor(question)
  const isLast = at === questions.length - 1
  const isUndecided = answers.undecided.includes(at)
  // Deciding takes away the button that was pressed.
  const place = useKeptFocus<HTMLDivElement>(isUndecided)
  const elsewhere = isUndecided ? undefined : answers.undecided[0]

  function choose(optionId: string) {
    if (finish.hasLeft()) return
    setCouldNotKeep(!answers.choose(question, optionId))
  }

  function pressKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const option = optionOfKey(event.key, question.options)
    if (!option) return
    event.preventDefault()
    choose(option.id)
  }

  function conclude() {
    setAsked(true)
    const first = open[0] ?? answers.undecided[0]
    if (first === undefined) finish.ask()
    else setAt(first)
  }

  return (
    <div
      ref={place}
      className={styles['attempt']}
      data-question={question.id}
      data-chosen={chosen.optionId ?? ''}
      data-saving={chosen.saving}
      // The letters choose while the focus is anywhere in the quiz, and nowhere else: pages have notes to type too.
      onKeyDown={pressKey}
    >
      <QuizHeader quiz={quiz} overline={t('overline')} at={at} isCurrent />
      <h2 id={headingId} ref={heading} tabIndex={-1} lang={contentLanguage} className={styles['question']}>
        {question.text}
      </h2>
      <OptionList
        options={question.options}
        labelledBy={headingId}
        chosenId={chosen.optionId}
        isLocked={finish.isSent}
        onChoose={choose}
      />
      <SavingLine
        saving={couldNotKeep ? 'unkept' : chosen.saving}
        words={(state) => {
          const key = state === 'refused' && isUndecided ? 'undecided' : state
          return { title: t(`saving.${key}.title`), sentence: t(`saving.${key}.sentence`) }
        }}
      />
      {isUndecided && question.answer && chosen.optionId !== null && (
        <ChosenElsewhere
          options={question.options}
          hereId={chosen.optionId}
          thereId={question.answer.optionId}
          onKeep={() => answers.keepOther(question)}
          onUse={choose}
        />
      )}
      {onSeek && question.second !== null && (
        <button type="button" className={styles['hint']} onClick={() => onSeek(question.second!)}>
          <IconPlayerTrackPrev size={20} stroke={1.9} aria-hidden="true" />
          <span>
            <b>{t('hint.title')}</b> {t('hint.sentence', { place: formatClock(question.second) })}
          </span>
        </button>
      )}
      {elsewhere !== undefined && (
        <div role="status" className={notes['note']}>
          <p>{t('elsewhere', { at: elsewhere + 1 })}</p>
          <Button variant="line" size="s" onClick={() => setAt(elsewhere)}>
            {t('seeQuestion')}
          </Button>
        </div>
      )}
      <RefusedNote refused={answers.refused} onDiscard={answers.discard} />
      <FinishNote
        finish={finish}
        missing={isAsked ? open.length : 0}
        undecided={isAsked ? answers.undecided.length : 0}
        waiting={answers.waiting}
      />
      <div ref={bottomBar} className={styles['foot']}>
        {at > 0 && (
          <Button
            variant="line"
            className={styles['previous']}
            aria-label={t('previous')}
            icon={<IconArrowLeft size={19} stroke={2.4} aria-hidden="true" />}
            onClick={() => setAt(at - 1)}
          >
            <span className={styles['word']}>{t('previous')}</span>
          </Button>
        )}
        <span className={styles['grow']} />
        {isLast ? (
          <Button
            className={styles['main']}
            loading={finish.isUnderWay}
            iconAfter={<IconFlag size={19} stroke={2.2} aria-hidden="true" />}
            onClick={conclude}
          >
            {t('conclude')}
          </Button>
        ) : (
          <Button
            className={styles['main']}
            iconAfter={<IconArrowRight size={19} stroke={2.4} aria-hidden="true" />}
            onClick={() => setAt(at + 1)}
          >
            {t('next')}
          </Button>
        )}
      </div>
    </div>
  )
}
