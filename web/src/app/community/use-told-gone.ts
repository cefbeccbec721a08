import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { followGone } from '../../community/posts/gone.ts'
import { useErrorSentence } from '../../lib/errors.ts'
import { markTold, toast } from '../../ui/base/toasts.ts'

/** Who acts on what is gone meanwhile is told so once, here for all acts; it is no fault of theirs, so no alarm. */
export function useToldGone(): void {
  const client = useQueryClient()
  const sentenceOf = useErrorSentence()
  const latest = useRef(sentenceOf)
  useEffect(() => {
    latest.current = sentenceOf
  })
  useEffect(
    () =>
      followGone(client, (error, isNews) => {
        markTold(error)
        if (isNews) void latest.current(error).then((sentence) => toast.info(sentence))
      }),
    [client],
  )
}
