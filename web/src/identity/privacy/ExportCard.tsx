import { IconDownload, IconFileZip } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { DataExport } from '@trilha/contract/identity/privacy'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/api/client.ts'
import { useErrorText } from '../../lib/errors.ts'
import { query, useContractMutation } from '../../lib/query.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { ProgressBar } from '../../ui/base/ProgressBar.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import styles from './ExportCard.module.css'

/** Often enough to be watched, seldom enough for a whole class. */
const askEvery = 1500

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
            {latest && isInWork(latest) && <Building progress={latest.progress} />}
            {latest?.status === 'READY' && <Ready archive={latest} />}
            {latest?.status === 'FAILED' && <p role="alert">{t('export.failed')}</p>}
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

function isInWork(latest: DataExport | null | undefined): boolean {
  return latest?.status === 'QUEUED' || latest?.status === 'BUILDING'
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

function Building({ progress }: { progress: number }) {
  const { t } = useTranslation('privacy')
  return (
    <div role="status" className={styles['building']}>
      <p>{t('export.building')}</p>
      <ProgressBar label={t('export.progress')} value={progress} />
    </div>
  )
}

function Ready({ archive }: { archive: DataExport }) {
  const { t } = useTranslation('privacy')
  const format = useFormat()
  const [isLoading, setIsLoading] = useState(false)
  const [error, setError] = useState<unknown>()
  const failure = useErrorText(error)

  async function download(): Promise<void> {
    setIsLoading(true)
    setError(undefined)
    try {
      saveFile(await call('privacy', 'downloadExport', { params: { id: archive.id } }), t('export.fileName'))
    } catch (caught) {
      setError(caught)
    } finally {
      setIsLoading(false)
    }
  }

  return (
    <>
      <p>
        {t('export.ready', {
          date: format.date(archive.createdAt),
          until: archive.expiresAt ? format.date(archive.expiresAt) : '',
        })}
      </p>
      <Button
        loading={isLoading}
        onClick={() => void download()}
        icon={<IconDownload size={20} stroke={1.9} aria-hidden="true" />}
      >
        {t('export.download', { size: format.number(Math.max(1, Math.ceil((archive.size ?? 0) / 1024))) })}
      </Button>
      {failure && <p role="alert">{failure.sentence}</p>}
    </>
  )
}
