import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import { isApiError } from '../../lib/api/api-error.ts'
import type { DomainName, Page, PlainArgs } from '../../lib/api/types.ts'
import { keyOf } from '../../lib/query-keys.ts'

/** That a post, or what is said to it, is not there: removed, taken off, or one of the two blocked the other. */
const goneCodes: readonly string[] = ['nf_0003', 'nf_0004']
const domains: readonly unknown[] = ['posts', 'savedPosts', 'comments'] satisfies DomainName[]

/** A page that shows one thing says itself that it is gone. */
const saysItself = ([, name]: QueryKey) => name === 'get'

/** What a list of posts has at a place: a post, or one that was saved. */
interface Listed {
  id?: string
  post?: Listed
  sharedPost?: Listed | null
}

/**
 * Whatever was asked of a post or a comment, the answer that it is not there takes it off every list at once, and the
 * rest is asked anew: else it stays half alive, and each of its buttons fails in turn. `onGone` hears each such answer,
 * and whether it is the first about this thing. Returns how to stop.
 */
export function followGone(client: QueryClient, onGone: (error: Error, isNews: boolean) => void): () => void {
  const known = new Set<string>()

  function hear(error: unknown, { params, body }: PlainArgs): void {
    if (!isApiError(error) || !goneCodes.includes(error.code)) return
    const reported = (body as { contentId?: string } | undefined)?.contentId
    const { commentId, postId, id = reported } = params ?? {}
    if (error.code === 'nf_0003') takeOut(client, postId ?? id)
    // Not what has just failed: it would fail again, and be heard again.
    void client.invalidateQueries({
      predicate: ({ queryKey, state }) => domains.includes(queryKey[0]) && state.status !== 'error',
    })
    const about = JSON.stringify([error.code, commentId ?? postId ?? id])
    onGone(error, !known.has(about))
    known.add(about)
  }

  const stops = [
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error')
        hear(event.action.error, (event.mutation.state.variables ?? {}) as PlainArgs)
    }),
    client.getQueryCache().subscribe((event) => {
      const { queryKey } = event.query
      if (event.type !== 'updated' || event.action.type !== 'error') return
      if (domains.includes(queryKey[0]) && !saysItself(queryKey)) hear(event.action.error, queryKey.at(-1) as PlainArgs)
    }),
  ]
  return () => stops.forEach((stop) => stop())
}

function takeOut(client: QueryClient, id: unknown): void {
  const isOf = ({ post, ...own }: Listed): boolean => (post ? isOf(post) : own.id === id || own.sharedPost?.id === id)
  for (const domain of ['posts', 'savedPosts'] as const)
    client.setQueriesData<InfiniteData<Page<Listed>>>(
      { queryKey: keyOf(domain), predicate: ({ queryKey: [, , kind] }) => kind === 'pages' },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({ ...page, content: page.content.filter((one) => !isOf(one)) })),
        },
    )
}
