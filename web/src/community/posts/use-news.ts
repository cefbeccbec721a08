import type { FeedPost } from '@trilha/contract/community/post-shapes'
import type { FeedScope } from '@trilha/contract/constants/community'
import { useEffect, useState } from 'react'
import { useContractMutation } from '../../lib/query.ts'

export interface News {
  done: number
  total: number
  left: number
  /** For the end of a post that is new: it has been read once it was on the screen. */
  endRef: (post: FeedPost) => ((element: HTMLElement | null) => (() => void) | undefined) | undefined
}

/** As one reading gave it: the mark goes as far as was counted then, whatever came or went meanwhile. */
interface Feed {
  posts: readonly FeedPost[]
  unseen: number
  newsCursor: string | null
}

/** How long the end of a post must be on the screen. */
const glance = 600

/**
 * "2 de 6 lidas": what is new in a feed, and how far the reader has come in it. Once all of it was on the screen the
 * server hears of it, and not before: whoever leaves half-way finds the rest as new (G37, E18).
 */
export function useNews(scope: FeedScope, { posts, unseen, newsCursor }: Feed): News {
  const [read, setRead] = useState<ReadonlySet<string>>(new Set())
  const { mutate } = useContractMutation('posts', 'markSeen')
  const fresh = posts.filter(({ isNew }) => isNew)
  const left = Math.max(0, unseen - fresh.filter(({ id }) => read.has(id)).length)
  const isThrough = fresh.length > 0 && left === 0

  useEffect(() => {
    if (isThrough && newsCursor !== null) mutate({ body: { scope, cursor: newsCursor } })
  }, [isThrough, newsCursor, scope, mutate])

  function endRef({ id, isNew }: FeedPost) {
    if (!isNew || read.has(id)) return undefined
    return (element: HTMLElement | null) => {
      if (!element) return undefined
      let timer: ReturnType<typeof setTimeout> | undefined
      const observer = new IntersectionObserver(([entry]) => {
        clearTimeout(timer)
        if (entry?.isIntersecting) timer = setTimeout(() => setRead((before) => new Set(before).add(id)), glance)
      })
      observer.observe(element)
      return () => {
        clearTimeout(timer)
        observer.disconnect()
      }
    }
  }

  return { done: read.size, total: read.size + left, left, endRef }
}
