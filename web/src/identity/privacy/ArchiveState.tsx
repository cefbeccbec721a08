import { IconDownload } from '@tabler/icons-react'
import type { DataExport } from '@trilha/contract/identity/privacy'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/api/client.ts'
import { useErrorText } from '../../lib/errors.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/base/Button.tsx'
import { ProgressBar } from '../../ui/base/ProgressBar.tsx'
import styles from './ArchiveState.module.css'

/** Often enough to be watched, seldom enough for a whole class. */
export const askEvery = 1500

export function isInWork(archive: DataExport | null | undefined): boolean {
  return archive?.status === 'QUEUED' || archive?.status === 'BUILDING'
}

interface ArchiveStateProps {
  archive: DataExport
  /** One's own copy, or the one of a child. */
  of: 'export' | 'childCopy'
}

/** How far a copy is: being built, there to be downloaded, or failed. */
export function ArchiveState({ archive, of }: ArchiveStateProps) {
  const { t } = useTranslation('privacy')
  return (
    <div className={styles['state']}>
      {isInWork(archive) && (
        <div role="status" className={styles['building']}>
          <p>{t(`${of}.building`)}</p>
          <ProgressBar label={t('export.progress')} value={archive.progress} />
        </div>
      )}
      {archive.status === 'READY' && <Ready archive={archive} of={of} />}
      {archive.status === 'FAILED' && <p role="alert">{t(`${of}.failed`)}</p>}
    </div>
  )
}

function Ready({ archive, of }: ArchiveStateProps) {
  const { t } = useTranslation('privacy')
  const format = useFormat()
  const [isLoading, setIsLoading] = useState(false)
  const [error, setError] = useState<unknown>()
  const failure = useErrorText(error)

  async function download(): Promise<void> {
    setIsLoading(true)
    setError(undefined)
    try {
      saveFile(await call('privacy', 'downloadExport', { params: { id: archive.id } }), t(`${of}.fileName`))
    } catch (caught) {
      setError(caught)
    } finally {
      setIsLoading(false)
    }
  }

  return (
    <>
      <p>
        {t(`${of}.ready`, {
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
