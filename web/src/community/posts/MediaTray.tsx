import { IconRefresh, IconVideo, IconX } from '@tabler/icons-react'
import { POST_MEDIA_MAX } from '@trilha/contract/constants/community'
import { useTranslation } from 'react-i18next'
import type { MediaItem, MediaList } from '../../lib/upload/use-media.ts'
import { Button } from '../../ui/base/Button.tsx'
import { IconButton } from '../../ui/base/IconButton.tsx'
import { ChooseFiles } from '../../ui/pieces/ChooseFiles.tsx'
import { useUploadFailure } from '../../ui/pieces/use-upload-failure.ts'
import styles from './composer.module.css'
import { neverPasses } from '../../lib/upload/never-passes.ts'

const accepted = '.jpeg,.jpg,.png,.webp,.heic,.heif,.mp4'

/** Photos and videos of a post that is being written, and the way to more. */
export function MediaTray({ list, asksAtOnce = false }: { list: MediaList; asksAtOnce?: boolean }) {
  const { t } = useTranslation('posts')
  const isFull = list.items.length >= POST_MEDIA_MAX
  return (
    <div className={styles['tray']}>
      {list.items.length > 0 && (
        <ul className={styles['items']}>
          {list.items.map((item) => (
            <Item key={item.key} item={item} list={list} />
          ))}
        </ul>
      )}
      <ChooseFiles
        label={t('composer.addMedia')}
        accept={accepted}
        hint={t(isFull ? 'composer.mediaFull' : 'composer.mediaHint', { count: POST_MEDIA_MAX })}
        isFull={isFull}
        asksAtOnce={asksAtOnce}
        onChoose={list.add}
      />
    </div>
  )
}

function Item({ item, list }: { item: MediaItem; list: MediaList }) {
  const { t } = useTranslation('posts')
  const failure = useUploadFailure(item.kind === 'failed' ? item.error : undefined)
  return (
    <li className={styles['item']} data-kind={item.kind}>
      {item.kind === 'sent' && !item.media.isVideo && <img src={item.media.url} alt={item.name} />}
      {item.kind === 'sent' && item.media.isVideo && (
        <span className={styles['state']}>
          <IconVideo size={26} stroke={1.7} aria-hidden="true" />
          {item.name}
        </span>
      )}
      {item.kind === 'sending' && (
        <span className={styles['state']} role="status">
          {item.part === undefined
            ? t('media.preparing')
            : t('media.sending', { percent: Math.round(item.part * 100) })}
        </span>
      )}
      {item.kind === 'failed' && (
        <span className={styles['state']} role="alert">
          {failure}
          {!neverPasses(item.error) && (
            <Button
              variant="line"
              size="s"
              icon={<IconRefresh size={18} stroke={1.9} aria-hidden="true" />}
              onClick={() => list.retry(item.key)}
            >
              {t('media.retry')}
            </Button>
          )}
        </span>
      )}
      <IconButton
        variant="line"
        aria-label={t('media.remove', { name: item.name })}
        className={styles['remove']}
        onClick={() => list.remove(item.key)}
      >
        <IconX size={18} stroke={2.2} aria-hidden="true" />
      </IconButton>
    </li>
  )
}
