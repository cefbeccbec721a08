import { useRef, useState, type ReactNode } from 'react'
import type { FindMasked } from './find-masked.ts'
import { WordCheckDialog } from './WordCheckDialog.tsx'

export interface WordCheck {
  /** True where the text may go: nothing in it would be masked, or the person wants it sent all the same. */
  ask: (text: string) => Promise<boolean>
  isAsking: boolean
  /** To be put on the page. */
  dialog: ReactNode
}

/** Asks before a text is sent that others will read, and offers to rewrite it (G55, E14). */
export function useWordCheck(find: FindMasked): WordCheck {
  const [isAsking, setAsking] = useState(false)
  const [masked, setMasked] = useState('')
  const [isOpen, setOpen] = useState(false)
  const decide = useRef<(maySend: boolean) => void>(() => {})

  async function ask(text: string): Promise<boolean> {
    setAsking(true)
    const found = await find(text).finally(() => setAsking(false))
    if (found === undefined) return true
    setMasked(found)
    setOpen(true)
    return new Promise((resolve) => {
      decide.current = resolve
    })
  }

  function answer(maySend: boolean): void {
    setOpen(false)
    decide.current(maySend)
  }

  const dialog = (
    <WordCheckDialog open={isOpen} masked={masked} onRewrite={() => answer(false)} onSend={() => answer(true)} />
  )
  return { ask, isAsking, dialog }
}
