import { trimText } from '@trilha/contract/trim'
import { useState, type SyntheticEvent } from 'react'
import type { FindMasked } from '../pieces/find-masked.ts'
import { useWordCheck } from '../pieces/use-word-check.tsx'

interface CommentForm {
  text: string
  findMasked: FindMasked
  /** Puts it into the outbox; false where the device could not keep it. */
  keep: (text: string) => boolean
  onKept: () => void
}

/** The way from a written comment into the outbox: it says something, its words were thought over, and it is kept (D11). */
export function useCommentForm({ text, findMasked, keep, onKept }: CommentForm) {
  const [problem, setProblem] = useState<'missing' | 'noRoom'>()
  const words = useWordCheck(findMasked)

  async function send(): Promise<void> {
    const said = trimText(text)
    if (said === '') return setProblem('missing')
    if (words.isAsking || !(await words.ask(said))) return
    if (!keep(said)) return setProblem('noRoom')
    onKept()
  }

  return {
    problem,
    forgetProblem: () => setProblem(undefined),
    isAsking: words.isAsking,
    /** To be put on the page. */
    dialog: words.dialog,
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault()
      void send()
    },
  }
}
