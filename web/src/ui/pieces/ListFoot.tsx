import type { ReactNode } from 'react'
import { useErrorText } from '../../lib/errors.ts'
import { Button } from '../base/Button.tsx'
import { ErrorPanel } from '../base/ErrorPanel.tsx'

/** What the foot needs to know of a list, as an infinite query tells it. */
export interface PagedList {
  data: unknown
  error: unknown
  isFetching: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

export interface ListFootProps {
  list: PagedList
  /** "Mostrar mais" */
  more: ReactNode
  /** Of the failure. */
  title?: ReactNode
  titleLevel?: 2 | 3 | undefined
  small?: boolean | undefined
}

/** Under a list that is read by pages: what went wrong, or the way to the next page. */
export function ListFoot({ list, more, title, titleLevel, small = false }: ListFootProps) {
  const failure = useErrorText(list.error)
  if (failure)
    return (
      <ErrorPanel
        title={title}
        titleLevel={titleLevel}
        sentence={failure.sentence}
        code={failure.code}
        retrying={list.isFetching}
        onRetry={() => void (list.data ? list.fetchNextPage() : list.refetch())}
      />
    )
  if (!list.hasNextPage) return null
  return (
    <Button
      variant="line"
      size={small ? 's' : 'm'}
      full={!small}
      loading={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {more}
    </Button>
  )
}
