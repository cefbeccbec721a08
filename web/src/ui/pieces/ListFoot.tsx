import type { ReactNode } from 'react'
import { useErrorText } from '../../lib/errors.ts'
import { Button } from '../base/Button.tsx'
import { ErrorPanel } from '../base/ErrorPanel.tsx'
import type { HeadingLevel } from '../base/heading-level.ts'
import styles from './ListFoot.module.css'

/** What the foot needs to know of a list, as an infinite query tells it. */
export interface PagedList {
  data: readonly unknown[] | undefined
  error: unknown
  isFetching: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

export interface ListFootProps {
  list: PagedList
  /** "Mostrar mais" */
  more: ReactNode
  /** Said after the last page, where the list holds something. */
  end?: ReactNode
  /** Of the failure. */
  title?: ReactNode
  titleLevel?: HeadingLevel | undefined
  small?: boolean | undefined
}

/** Under a list that is read by pages: what went wrong, or the way to the next page, or that this was the last. */
export function ListFoot({ list, more, end, title, titleLevel, small = false }: ListFootProps) {
  const failure = useErrorText(list.error)
  if (failure)
    return (
      <ErrorPanel
        title={title}
        titleLevel={titleLevel}
        sentence={failure.sentence}
        code={failure.code}
        retrying={list.isFetching}
        // Pages that are there may fail too, when they are asked again: the next page would not renew them.
        onRetry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
      />
    )
  if (!list.hasNextPage) return end && list.data?.length ? <p className={styles['end']}>{end}</p> : null
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
