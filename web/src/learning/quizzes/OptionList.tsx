import { IconCheck } from '@tabler/icons-react'
import type { QuizQuestion } from '@trilha/contract/learning/quizzes'
import type { KeyboardEvent } from 'react'
import { cx } from '../../ui/base/cx.ts'
import { moveRovingFocus } from '../../ui/base/roving.ts'
import { letterOf } from './letters.ts'
import styles from './OptionList.module.css'

interface OptionListProps {
  question: Pick<QuizQuestion, 'id' | 'options'>
  labelledBy: string
  chosenId: string | null
  /** What is chosen stays. */
  isLocked: boolean
  onChoose: (optionId: string) => void
}

/**
 * A radio group in which the arrows move and the space bar chooses: an answer is a decision, so passing over an option
 * on the way to another is none.
 */
export function OptionList({ question, labelledBy, chosenId, isLocked, onChoose }: OptionListProps) {
  const { options } = question
  const first = chosenId ?? options[0]?.id
  function move(event: KeyboardEvent<HTMLElement>) {
    moveRovingFocus(event)
  }
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={styles['options']} onKeyDown={move}>
      {options.map(({ id, text }, at) => {
        const isChosen = id === chosenId
        return (
          <button
            key={id}
            type="button"
            role="radio"
            aria-checked={isChosen}
            aria-disabled={isLocked}
            aria-keyshortcuts={letterOf(at)}
            data-roving
            data-option={id}
            tabIndex={id === first ? 0 : -1}
            className={cx(styles['option'], isChosen && styles['chosen'])}
            onClick={() => onChoose(id)}
          >
            <span className={styles['letter']} aria-hidden="true">
              {letterOf(at)}
            </span>
            <span className={styles['text']}>{text}</span>
            {isChosen && (
              <span className={styles['mark']} aria-hidden="true">
                <IconCheck size={15} stroke={3.4} />
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}
