import { IconCloudCheck, IconCloudOff, IconDeviceMobile } from '@tabler/icons-react'
import { cx } from '../base/cx.ts'
import styles from './SavingLine.module.css'

/**
 * What may be said of an answer. `saved`: the server has it, and it is the last word. `kept`: it is on this device and
 * will be sent. `refused`: the server did not take it. `none`: there is no answer.
 */
export type Saving = 'none' | 'kept' | 'saved' | 'refused'

const icons = { saved: IconCloudCheck, kept: IconDeviceMobile, refused: IconCloudOff, unkept: IconCloudOff } as const
export type SavingState = keyof typeof icons

interface SavingLineProps {
  saving: Saving | 'unkept'
  words: (state: SavingState) => { title: string; sentence: string }
}

/** Where the answer is, and never more than is known: "saved" is the server's word, heard. */
export function SavingLine({ saving, words }: SavingLineProps) {
  const Icon = saving === 'none' ? undefined : icons[saving]
  const said = saving === 'none' ? undefined : words(saving)
  return (
    <p role="status" className={cx(styles['line'], saving === 'saved' && styles['saved'])}>
      {said && Icon && (
        <>
          <Icon size={20} stroke={1.9} aria-hidden="true" />
          <span>
            <b>{said.title}</b> {said.sentence}
          </span>
        </>
      )}
    </p>
  )
}
