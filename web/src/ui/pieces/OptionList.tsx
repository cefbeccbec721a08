import { IconCheck } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { cx } from '../base/cx.ts'
import { moveRovingFocus } from '../base/roving.ts'
import { letterOf } from './option-letters.ts'
import styles from './OptionList.module.css'
import { contentLanguage } from '../../lib/language.ts'

export interface Option {
  id: string
  text: string
}

interface OptionListProps {
  options: readonly Option[]
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
export function OptionList({ options, labelledBy, chosenId, isLocked, onChoose }: OptionListProps) {
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
            <span className={styles['text']} lang={contentLanguage}>
              {text}
            </span>
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
