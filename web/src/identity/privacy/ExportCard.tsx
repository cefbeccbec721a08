import { IconFileZip } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query, useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { ArchiveState, askEvery, isInWork } from './ArchiveState.tsx'
import styles from './ExportCard.module.css'

export function ExportCard() {
  const { t } = useTranslation('privacy')
  const state = useQuery({
    ...query('privacy', 'getMyExport'),
    refetchInterval: ({ state: { data } }) => (isInWork(data?.latest) ? askEvery : false),
  })
  const create = useContractMutation('privacy', 'createExport')
  const failure = useErrorText(state.data ? create.error : state.error)
  const latest = state.data?.latest ?? null
  return (
    <Card title={t('export.title')}>
      <p className={styles['lead']}>{t('export.lead')}</p>
      <SkeletonGroup loading={state.isPending} skeleton={<Skeleton height={48} radius={15} />}>
        {() => (
          <div className={styles['state']}>
            {latest && <ArchiveState archive={latest} of="export" />}
            {failure && (
              <ErrorPanel
                sentence={failure.sentence}
                code={failure.code}
                retrying={state.isFetching}
                {...(!state.data && { onRetry: () => void state.refetch() })}
              />
            )}
            {state.data && !isInWork(latest) && (
              <Again isFirst={latest?.status !== 'READY'} loading={create.isPending} onClick={() => create.mutate()} />
            )}
          </div>
        )}
      </SkeletonGroup>
    </Card>
  )
}

function Again({ isFirst, loading, onClick }: { isFirst: boolean; loading: boolean; onClick: () => void }) {
  const { t } = useTranslation('privacy')
  if (!isFirst) {
    return (
      <button type="button" className={linkClass()} onClick={onClick} disabled={loading}>
        {t('export.again')}
      </button>
    )
  }
  return (
    <Button
      variant="soft"
      loading={loading}
      onClick={onClick}
      icon={<IconFileZip size={20} stroke={1.9} aria-hidden="true" />}
    >
      {t('export.create')}
    </Button>
  )
}
