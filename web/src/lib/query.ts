import {
  hashKey,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
  type UseMutationOptions,
} from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { asAct, noteCall } from './act.ts'
import { createActionKeys } from './api/action-key.ts'
import { callByName } from './api/client.ts'
import { manifest } from './api/manifest.gen.ts'
import type {
  Answer,
  Args,
  ArgsList,
  CallName,
  DomainName,
  ManifestEntry,
  Page,
  PagedArgs,
  PagedName,
  PlainArgs,
} from './api/types.ts'
import { answerKey, keyOf, pagesKey } from './query-keys.ts'
import { randomId } from './random.ts'

/** Options of a read, for useQuery, useSuspenseQuery, prefetchQuery and setQueryData alike. */
export function query<D extends DomainName, N extends CallName<D>>(domain: D, name: N, ...list: ArgsList<D, N>) {
  const args = list[0] ?? {}
  return queryOptions({
    queryKey: answerKey(domain, name, ...list),
    queryFn: async ({ signal }) =>
      ((await callByName(domain, name, args as PlainArgs, { signal })) ?? null) as Kept<Answer<D, N>>,
  })
}

/** The cache takes undefined for a failure, so an answer that may be absent is kept as null. */
type Kept<A> = undefined extends A ? Exclude<A, undefined> | null : A

type ItemOf<A> = A extends { content: (infer Item)[] } ? Item : never

/** A list read by cursor, "load more" by `fetchNextPage`; `data` is the flat list of items. */
export function pagedQuery<D extends DomainName, N extends CallName<D>>(
  domain: D,
  name: N & PagedName<D>,
  args?: PagedArgs<D, N>,
) {
  const given = (args ?? {}) as PlainArgs
  return infiniteQueryOptions({
    queryKey: pagesKey(domain, name, args),
    queryFn: async ({ pageParam, signal }) => {
      const next = pageParam === undefined ? given : { ...given, query: { ...given.query, cursor: pageParam } }
      return (await callByName(domain, name, next, { signal })) as Page<ItemOf<Answer<D, N>>>
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.last ? undefined : (page.next ?? undefined)),
    select: flatten<ItemOf<Answer<D, N>>>,
  })
}

function flatten<Item>({ pages }: { pages: Page<Item>[] }): Item[] {
  return pages.flatMap((page) => page.content)
}

/** Everything of a domain that was fetched is asked again, now where it is on screen, else when next shown. */
export async function refreshDomains(client: QueryClient, domains: Iterable<DomainName>): Promise<void> {
  await Promise.all(Array.from(new Set(domains), (domain) => client.invalidateQueries({ queryKey: keyOf(domain) })))
}

/** `mutate()` where the call takes nothing. */
type Variables<D extends DomainName, N extends CallName<D>> =
  Record<never, never> extends Args<D, N> ? Args<D, N> | void : Args<D, N>

type MutationOptions<D extends DomainName, N extends CallName<D>> = Omit<
  UseMutationOptions<Answer<D, N>, Error, Variables<D, N>>,
  'mutationFn' | 'mutationKey'
>

/**
 * A write. Refreshes its own domain and those that the contract says it affects, after a failure too:
 * a refusal often means that the screen was out of date.
 */
export function useContractMutation<D extends DomainName, N extends CallName<D>>(
  domain: D,
  name: N,
  options: MutationOptions<D, N> = {},
) {
  const client = useQueryClient()
  const entry: ManifestEntry = manifest[domain][name]
  const [keys] = useState(() => createActionKeys(randomId))
  const mutation = useMutation<Answer<D, N>, Error, Variables<D, N>>({
    ...options,
    mutationKey: keyOf(domain, name),
    mutationFn: async (args) => {
      const idempotency = entry.idempotent ? { idempotencyKey: keys.keyFor(args) } : {}
      try {
        return (await callByName(domain, name, args ?? {}, idempotency)) as Answer<D, N>
      } catch (error) {
        noteCall(error, `${domain}.${name}`)
        throw error
      }
    },
    onSettled: (...settled) => {
      const [, error, args] = settled
      keys.settle(args, error)
      void refreshDomains(client, [domain, ...(entry.affects ?? [])])
      return options.onSettled?.(...settled)
    },
  })
  const send = mutation.mutateAsync
  const mutateAsync = useCallback<typeof send>(
    (...given) => {
      const work = send(...given)
      noteCall(work, `${domain}.${name}`)
      // The same call to the same object is the same act, whatever was typed meanwhile.
      return asAct(work, hashKey([domain, name, (given[0] as PlainArgs | undefined)?.params]))
    },
    [send, domain, name],
  )
  return { ...mutation, mutateAsync }
}
