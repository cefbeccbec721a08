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
    refusal: entry.refusal && say(asError(entry.refusal)).sentence,
    onRetry: () => retry(entry.id),
    onDiscard: () => discard(entry.id),
  }))
}

function asError({ code, status, field = null }: NonNullable<OutboxEntry['refusal']>): Error {
  return apiError({ code, message: '', field, details: [], requestId: '' }, status)
}
