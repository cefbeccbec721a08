import { IconCheck } from '@tabler/icons-react'
import { cx } from '../base/cx.ts'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import { letterOf } from './option-letters.ts'
import type { Option } from './OptionList.tsx'
import styles from './OptionList.module.css'
import { contentLanguage } from '../../lib/language.ts'

interface AnsweredOptionsProps {
  options: readonly Option[]
  rightId: string | undefined
  chosenId: string | undefined
  /** Said after the right one, for who hears the page. */
  rightLabel: string
  /** Beside the chosen one. */
  chosenLabel: string
}

/** The options of a question that is settled: which one is right, and which one was chosen. */
export function AnsweredOptions({ options, rightId, chosenId, rightLabel, chosenLabel }: AnsweredOptionsProps) {
  return (
    <ul className={styles['options']}>
      {options.map(({ id, text }, at) => {
        const isRight = id === rightId
        const isMine = id === chosenId
        return (
          <li key={id}>
            <div className={cx(styles['option'], isRight && styles['right'], isMine && !isRight && styles['wrong'])}>
              <span className={styles['letter']} aria-hidden="true">
                {isRight ? <IconCheck size={20} stroke={3} /> : letterOf(at)}
              </span>
              <span className={styles['text']}>
                <span lang={contentLanguage}>{text}</span>
                {isRight && <VisuallyHidden>{rightLabel}</VisuallyHidden>}
              </span>
              {isMine && <span className={styles['yours']}>{chosenLabel}</span>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
