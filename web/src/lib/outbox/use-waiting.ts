import { noteCall } from '../act.ts'
import { useErrorSentences } from '../errors.ts'
import { apiError } from '../api/api-error.ts'
import type { OutboxEntry } from './entry-store.ts'
import { useOutbox } from './outbox.ts'

export interface WaitingEntry {
  id: string
  entry: OutboxEntry
  isSending: boolean
  refusal: string | undefined
  onRetry: () => void
  onDiscard: () => void
}

/** What of one kind waits or was refused, with its sentence, for the screen that it was written on. */
export function useWaiting(kind: string, isHere: (entry: OutboxEntry) => boolean): WaitingEntry[] {
  const { entries, retry, discard } = useOutbox(kind)
  const say = useErrorSentences()
  return entries.filter(isHere).map((entry) => ({
    id: entry.id,
    entry,
    isSending: entry.state === 'sending',
    refusal: entry.refusal && say(asError(entry, entry.refusal)).named,
    onRetry: () => retry(entry.id),
    onDiscard: () => discard(entry.id),
  }))
}

/** Knows what was tried, so that its sentence names it; an answer to a comment is called a reply. */
function asError({ call, args }: OutboxEntry, refusal: NonNullable<OutboxEntry['refusal']>): Error {
  const { code, status, field = null } = refusal
  const error = apiError({ code, message: '', field, details: [], requestId: '' }, status)
  const isReply = typeof (args.body as { parentId?: unknown } | undefined)?.parentId === 'string'
  noteCall(error, `${call.domain}.${isReply ? 'reply' : call.name}`)
  return error
}
