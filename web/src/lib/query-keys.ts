import type { ArgsList, CallName, DomainName, PagedArgs, PagedName, PlainArgs } from './api/types.ts'

/** Of everything that was read of a domain, or of one of its calls, whatever it was asked with. */
export function keyOf<D extends DomainName>(domain: D, ...name: [] | [CallName<D>]) {
  return [domain, ...name] as const
}

/** Of one answer. */
export function answerKey<D extends DomainName, N extends CallName<D>>(domain: D, name: N, ...[args]: ArgsList<D, N>) {
  return [domain, name, args ?? {}] as const
}

/** Of one list that is read by cursor. */
export function pagesKey<D extends DomainName, N extends CallName<D>>(
  domain: D,
  name: N & PagedName<D>,
  args?: PagedArgs<D, N>,
) {
  return [domain, name, 'pages', (args ?? {}) as PlainArgs] as const
}
