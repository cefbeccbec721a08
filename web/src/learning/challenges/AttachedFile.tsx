import { IconFileText, IconMusic, IconPhoto, IconVideo } from '@tabler/icons-react'
import type { ChallengeAttachment } from '@trilha/contract/learning/challenges'
import { useTranslation } from 'react-i18next'
import { useFileSize } from '../../lib/upload/use-file-size.ts'
import styles from './challenges.module.css'

interface AttachedFileProps {
  attachment: Pick<ChallengeAttachment, 'fileUrl' | 'fileName' | 'mimeType' | 'size'>
  detail: string
}

/** Its picture or its sign, its name to open it by, and how large it is. */
export function AttachedFile({ attachment, detail }: AttachedFileProps) {
  const { t } = useTranslation('challenges')
  const size = useFileSize()
  const { fileUrl, fileName, mimeType } = attachment
  return (
    <>
      {mimeType.startsWith('image/') && fileUrl ? (
        <img src={fileUrl} alt="" loading="lazy" className={styles['thumb']} />
      ) : (
        <span className={styles['sign']}>
          <Sign mimeType={mimeType} />
        </span>
      )}
      <span className={styles['words']}>
        {fileUrl ? (
          <a href={fileUrl} target="_blank" rel="noreferrer" className={styles['name']}>
            {fileName}
          </a>
        ) : (
          <span>{t('gone')}</span>
        )}
        <small className={styles['quiet']}>{t('sizeAnd', { size: size(attachment.size), detail })}</small>
      </span>
    </>
  )
}

const look = { size: 26, stroke: 1.7, 'aria-hidden': true } as const

function Sign({ mimeType }: { mimeType: string }) {
  if (mimeType.startsWith('image/')) return <IconPhoto {...look} />
  if (mimeType.startsWith('video/')) return <IconVideo {...look} />
  return mimeType.startsWith('audio/') ? <IconMusic {...look} /> : <IconFileText {...look} />
}
