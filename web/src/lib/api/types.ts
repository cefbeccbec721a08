import type { contract } from '@trilha/contract'
import type { Call, CallAnswer, CallArgs, Gate } from '@trilha/contract/call'

/** The contract as types: nothing of it, and no zod, reaches the bundle. */
export type Contract = typeof contract
export type DomainName = keyof Contract
export type CallName<D extends DomainName> = keyof Contract[D]['calls'] & string
type CallOf<D extends DomainName, N extends CallName<D>> = Contract[D]['calls'][N] extends infer C extends Call
  ? C
  : never

/** A part whose every field may be left out may be left out itself. */
type Loose<T> = { [K in keyof T as Record<never, never> extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as Record<never, never> extends T[K] ? K : never]?: T[K]
}

/** What a caller hands over: params, query and body, as far as the call has them. */
export type Args<D extends DomainName, N extends CallName<D>> = Loose<CallArgs<CallOf<D, N>>>
/** What arrives. */
export type Answer<D extends DomainName, N extends CallName<D>> = CallAnswer<CallOf<D, N>>
/** The list of arguments, empty where the call needs none. */
export type ArgsList<D extends DomainName, N extends CallName<D>> =
  Record<never, never> extends Args<D, N> ? [args?: Args<D, N>] : [args: Args<D, N>]

/** Calls that answer a page read by cursor. */
export interface Page<Item> {
  content: Item[]
  pSize: number
  last: boolean
  next: string | null
}
export type PagedName<D extends DomainName> = {
  [N in CallName<D>]: Answer<D, N> extends Page<unknown> ? N : never
}[CallName<D>]
/** The cursor is the helper's business, not the caller's. */
export type PagedArgs<D extends DomainName, N extends CallName<D>> = WithoutCursor<Args<D, N>>
type WithoutCursor<A> = { [K in keyof A]: K extends 'query' ? Omit<NonNullable<A[K]>, 'cursor'> : A[K] }

export interface ManifestEntry {
  method: Call['method']
  path: string
  affects?: readonly DomainName[]
  /** Left out: a call that needs a session. */
  access?: 'client' | 'anonymous'
  /** Of a read: behind which gates it stands. */
  gates?: readonly Gate[]
  /** Answers a file, which arrives as a Blob. */
  file?: true
  form?: true
  /** Takes a file. */
  upload?: true
  idempotent?: true
}
/** A manifest that lacks a call of the contract, or has one too many, does not compile. */
export type Manifest = { readonly [D in DomainName]: { readonly [N in CallName<D>]: ManifestEntry } }

/** What the wire code sees of arguments. */
export interface PlainArgs {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  file?: File
}
