import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { Button } from '../../ui/base/Button.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'

interface RequestListFootProps {
  /** Of useInfiniteQuery. */
  list: {
    data: readonly unknown[] | undefined
    error: Error | null
    isFetching: boolean
    isFetchingNextPage: boolean
    hasNextPage: boolean
    fetchNextPage: () => Promise<unknown>
    refetch: () => Promise<unknown>
  }
}

/** What stands under a list of requests: more of it, or why there is none. */
export function RequestListFoot({ list }: RequestListFootProps) {
  const { t } = useTranslation('privacy')
  const failure = useErrorText(list.error)
  if (failure) {
    return (
      <ErrorPanel
        title={t('listFailed')}
        sentence={failure.sentence}
        code={failure.code}
        retrying={list.isFetching}
        onRetry={() => void (list.data ? list.fetchNextPage() : list.refetch())}
      />
    )
  }
  if (!list.hasNextPage) return null
  return (
    <Button variant="line" full loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      {t('more')}
    </Button>
  )
}
