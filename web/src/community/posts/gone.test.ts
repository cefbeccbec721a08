import { InfiniteQueryObserver, MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { apiError } from '../../lib/api/api-error.ts'
import { answerKey, pagesKey } from '../../lib/query-keys.ts'
import { followGone } from './gone.ts'

const refusal = (code: string) => apiError({ code, message: '', field: null, details: [], requestId: '' }, 404)
const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

/** A feed, what was saved and the comments of one post on the screen; the server still answers the old lists slowly. */
function page() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  const asked = { feed: 0, saved: 0, comments: 0 }
  const server = { isGone: false }
  const list = (key: readonly unknown[], name: keyof typeof asked, content: () => unknown[]) =>
    new InfiniteQueryObserver(client, {
      queryKey: key,
      queryFn: async () => {
        asked[name] += 1
        return { content: content() }
      },
      initialPageParam: undefined,
      getNextPageParam: () => undefined,
    })
  const feedKey = pagesKey('posts', 'feed', { query: {} })
  const savedKey = pagesKey('savedPosts', 'listMine', { query: {} })
  const posts = () => (server.isGone ? [{ id: 'b' }] : [{ id: 'a' }, { id: 'b' }, { id: 'c', sharedPost: { id: 'a' } }])
  const heard: string[] = []
  stops.push(
    followGone(client, (error, isNews) => {
      if (isNews) heard.push((error as Error & { code: string }).code)
    }),
    list(feedKey, 'feed', posts).subscribe(() => {}),
    list(savedKey, 'saved', () => posts().map((post) => ({ id: `saved ${post.id}`, post }))).subscribe(() => {}),
    new QueryObserver(client, {
      queryKey: answerKey('comments', 'listThreads', { params: { id: 'a' } }),
      queryFn: async () => {
        asked.comments += 1
        if (server.isGone) throw refusal('nf_0003')
        return []
      },
    }).subscribe(() => {}),
  )
  const shown = () => {
    const pages = client.getQueryData<{ pages: { content: { id: string }[] }[] }>(feedKey)?.pages ?? []
    return pages.flatMap(({ content }) => content.map(({ id }) => id))
  }
  const act = (code: string, args: object) =>
    new MutationObserver(client, {
      mutationFn: async (_args: object) => {
        throw refusal(code)
      },
    })
      .mutate(args)
      .catch(() => {})
  const still = () => vi.waitFor(() => expect(client.isFetching()).toBe(0))
  return { client, server, asked, heard, shown, act, still }
}

test('a post that is not there leaves every list with what shares it, and is told once', async () => {
  const { server, heard, shown, act, still, asked } = page()
  await still()
  expect(shown()).toEqual(['a', 'b', 'c'])
  server.isGone = true
  const reacting = act('nf_0003', { params: { id: 'a' }, body: { type: 'LIKE' } })
  await vi.waitFor(() => expect(shown()).toEqual(['b']))
  await reacting
  await still()
  await act('nf_0003', { params: { postId: 'a' } })
  await act('nf_0003', { body: { contentId: 'a' } })
  await still()
  expect(shown()).toEqual(['b'])
  expect(heard).toEqual(['nf_0003'])
  // What failed is not asked over and over.
  expect(asked.comments).toBeLessThan(4)
})

test('a comment that is not there asks the lists anew and leaves the post', async () => {
  const { heard, shown, act, still, asked } = page()
  await still()
  await act('nf_0004', { params: { id: 'comment' } })
  await still()
  expect(asked).toEqual({ feed: 2, saved: 2, comments: 2 })
  expect(shown()).toEqual(['a', 'b', 'c'])
  expect(heard).toEqual(['nf_0004'])
})

test('another refusal changes nothing', async () => {
  const { heard, shown, act, still, asked } = page()
  await still()
  await act('nf_0062', { params: { id: 'a' } })
  await still()
  expect(asked).toEqual({ feed: 1, saved: 1, comments: 1 })
  expect(shown()).toHaveLength(3)
  expect(heard).toEqual([])
})
