import { IconPhotoPlus } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../base/Button.tsx'
import styles from './ChooseFiles.module.css'

export interface ChooseFilesProps {
  label: string
  /** Endings, by commas. */
  accept: string
  /** How many may be chosen, or that there is no more room. */
  hint: ReactNode
  isFull: boolean
  /** Asks as soon as it is there. */
  asksAtOnce?: boolean
  onChoose: (files: Iterable<File>) => void
}

/** The way to several files at once. */
export function ChooseFiles({ label, accept, hint, isFull, asksAtOnce = false, onChoose }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (asksAtOnce) input.current?.click()
  }, [asksAtOnce])

  return (
    <div className={styles['choose']}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files ?? [])
          // So that the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <Button
        variant="soft"
        size="s"
        disabled={isFull}
        icon={<IconPhotoPlus size={20} stroke={1.9} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <small>{hint}</small>
    </div>
  )
}
