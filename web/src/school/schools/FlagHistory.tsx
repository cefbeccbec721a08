import { useInfiniteQuery } from '@tanstack/react-query'
import type { FlagChange } from '@trilha/contract/school/schools'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { pagedQuery } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import styles from './SchoolDesk.module.css'

export function FlagHistory() {
  const { t } = useTranslation('schools')
  const list = useInfiniteQuery(pagedQuery('schools', 'listFlagChanges', { query: { pSize: 5 } }))
  const failure = useErrorText(list.error)
  return (
    <Card title={t('history.title')}>
      <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={120} radius={14} />}>
        {() => (
          <>
            {list.data?.length === 0 && <p>{t('history.empty')}</p>}
            <ul className={styles['lines']}>
              {list.data?.map((line) => (
                <Line key={line.id} line={line} />
              ))}
            </ul>
            {failure && (
              <ErrorPanel
                sentence={failure.sentence}
                code={failure.code}
                retrying={list.isFetching}
                onRetry={() => void (list.data ? list.fetchNextPage() : list.refetch())}
              />
            )}
            {!failure && list.hasNextPage && (
              <Button
                variant="line"
                full
                className={styles['foot']}
                loading={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                {t('history.more')}
              </Button>
            )}
          </>
        )}
      </SkeletonGroup>
    </Card>
  )
}

function Line({ line: { at, byName, changes } }: { line: FlagChange }) {
  const { t } = useTranslation('schools')
  const format = useFormat()
  return (
    <li className={styles['line']}>
      {changes.map(({ flag, after }) => (
        <span key={flag}>{t(after ? 'history.on' : 'history.off', { flag: t(`flags.${flag}.label`) })}</span>
      ))}
      <small>
        {t('history.by', {
          name: byName ?? t('history.erased'),
          date: format.date(at),
          time: format.time(at),
        })}
      </small>
    </li>
  )
}
