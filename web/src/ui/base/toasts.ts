import { NOTIFICATION_SECONDS } from '@trilha/contract/constants/interface'
import type { ParseKeys } from 'i18next'
import { actOf, callOf } from '../../lib/act.ts'
import { watchDialogReason } from './dialog-reason.ts'

export type ToastKind = 'success' | 'error' | 'warning' | 'info' | 'progress'

/** Sentences of the `ui` namespace, or words that the caller has already translated. */
export type ToastText = { key: ParseKeys<'ui'> } | { text: string }

/** What a record goes through; each has words for its progress, its success and its failure. */
export type SavingKind = 'save' | 'update' | 'remove'

export interface Toast {
  id: number
  kind: ToastKind
  words: ToastText
  onRetry?: (() => void) | undefined
  /** The failure that it tells of: a second line names the act. */
  cause?: unknown
  /** The call that deleted something: where its words are known, they say what is gone. */
  gone?: string | undefined
}

export interface ToastOptions extends Pick<Toast, 'cause' | 'gone'> {
  onRetry?: (() => void) | undefined
}

let lastId = 0
let current: readonly Toast[] = []
const listeners = new Set<() => void>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()

export function getToasts(): readonly Toast[] {
  return current
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish(next: readonly Toast[]): void {
  current = next
  for (const listener of listeners) listener()
}

/**
 * Success, warning and information leave by themselves; progress stays until it is dismissed or replaced;
 * errors stay until the person has read them.
 */
function show(kind: ToastKind, words: ToastText, options: ToastOptions = {}, id: number = ++lastId): number {
  clearTimeout(timers.get(id))
  timers.delete(id)
  const toast: Toast = { id, kind, words, ...options }
  const known = current.some((other) => other.id === id)
  publish(known ? current.map((other) => (other.id === id ? toast : other)) : [...current, toast])
  if (kind !== 'error' && kind !== 'progress') {
    timers.set(
      id,
      setTimeout(() => dismissToast(id), NOTIFICATION_SECONDS * 1000),
    )
  }
  return id
}

export function dismissToast(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  publish(current.filter((toast) => toast.id !== id))
}

function said(kind: Exclude<ToastKind, 'progress'>, text: string | undefined): ToastText {
  return text === undefined ? { key: `toast.${kind}` } : { text }
}

/** Without words each says its kind: "Sucesso.", "Erro.", "Atenção.", "Notificação". */
export const toast = {
  success: (text?: string) => show('success', said('success', text)),
  error: (text?: string, options?: ToastOptions) => show('error', said('error', text), options),
  warning: (text?: string) => show('warning', said('warning', text)),
  info: (text?: string) => show('info', said('info', text)),
  progress: (text: string) => show('progress', { text }),
}

const told = new WeakSet<Error>()

/** Somebody said it already, in better words: whoever tried says nothing more. */
export function markTold(error: Error): void {
  told.add(error)
}

export function isTold(error: unknown): boolean {
  return error instanceof Error && told.has(error)
}

/** Where each act that failed was told. */
const failures = new Map<string, number>()

/**
 * Says that a record is being saved, updated or deleted, then how it went; a failure also names the act. Given a function instead of a promise,
 * the error offers to try again. Another attempt at the same act stands in place of its failure, which is no
 * longer true. A dialog that says why itself is not covered by a second word. The outcome is passed on to the caller.
 */
export async function saving<Result>(
  work: Promise<Result> | (() => Promise<Result>),
  kind: SavingKind = 'save',
): Promise<Result> {
  const isSaidInDialog = watchDialogReason()
  const attempt = typeof work === 'function' ? work() : work
  const act = actOf(attempt)
  const id = show('progress', { key: `toast.${kind}.progress` }, {}, act === undefined ? undefined : failures.get(act))
  function tellFailure(cause: unknown): void {
    const onRetry = typeof work === 'function' ? () => void saving(work, kind).catch(() => {}) : undefined
    show('error', { key: `toast.${kind}.error` }, { onRetry, cause }, id)
    if (act !== undefined) failures.set(act, id)
  }
  try {
    const result = await attempt
    if (act !== undefined) failures.delete(act)
    show('success', { key: `toast.${kind}.success` }, kind === 'remove' ? { gone: callOf(attempt) } : {}, id)
    return result
  } catch (error) {
    if (isTold(error)) dismissToast(id)
    // Not waited for: what the dialog says is made by whoever called.
    else void isSaidInDialog().then((isSaid) => (isSaid ? dismissToast(id) : tellFailure(error)))
    throw error
  }
}
