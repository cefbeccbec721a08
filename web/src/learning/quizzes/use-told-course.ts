import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Answer } from '../../lib/api/types.ts'
import { keyOf } from '../../lib/query-keys.ts'
import { refreshDomains } from '../../lib/query.ts'

type Content = Answer<'courses', 'getContent'>

/** Concluded on another device: what the class still asks for was read before, and is read again. */
export function useToldCourse(contentId: string, isCompleted: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!isCompleted) return
    const read = client.getQueriesData<Content>({ queryKey: keyOf('courses', 'getContent') })
    const isBehind = read.some(([, content]) => content?.id === contentId && content.conditions.quiz === false)
    if (isBehind) void refreshDomains(client, ['courses'])
  }, [client, contentId, isCompleted])
}
