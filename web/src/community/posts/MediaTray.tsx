import { IconRefresh, IconVideo, IconX } from '@tabler/icons-react'
import { PHOTO_ALT_MAX, POST_MEDIA_MAX } from '@trilha/contract/constants/community'
import { useTranslation } from 'react-i18next'
import { acceptOf } from '../../lib/upload/upload-plan.ts'
import type { MediaItem, MediaList } from '../../lib/upload/use-media.ts'
import { Button } from '../../ui/base/Button.tsx'
import { IconButton } from '../../ui/base/IconButton.tsx'
import { TextField } from '../../ui/base/TextField.tsx'
import { ChooseFiles } from '../../ui/pieces/ChooseFiles.tsx'
import { useUploadFailure } from '../../ui/pieces/use-upload-failure.ts'
import styles from './composer.module.css'
import { neverPasses } from '../../lib/upload/never-passes.ts'

interface MediaTrayProps {
  list: MediaList
  asksAtOnce?: boolean
  /** What the photos show, by the file's id. */
  alts: Readonly<Record<string, string>>
  onAlt: (id: string, alt: string) => void
}

/** Photos and videos of a post that is being written, and the way to more. */
export function MediaTray({ list, asksAtOnce = false, alts, onAlt }: MediaTrayProps) {
  const { t } = useTranslation('posts')
  const isFull = list.items.length >= POST_MEDIA_MAX
  return (
    <div className={styles['tray']}>
      {list.items.length > 0 && (
        <ul className={styles['items']}>
          {list.items.map((item, index) =>
            isPhoto(item) ? (
              <Photo key={item.key} item={item} at={index + 1} list={list} alts={alts} onAlt={onAlt} />
            ) : (
              <Item key={item.key} item={item} list={list} />
            ),
          )}
        </ul>
      )}
      <ChooseFiles
        label={t('composer.addMedia')}
        accept={acceptOf('post')}
        hint={t(isFull ? 'composer.mediaFull' : 'composer.mediaHint', { count: POST_MEDIA_MAX })}
        isFull={isFull}
        asksAtOnce={asksAtOnce}
        onChoose={list.add}
      />
    </div>
  )
}

type PhotoItem = Extract<MediaItem, { kind: 'sent' }>

function isPhoto(item: MediaItem): item is PhotoItem {
  return item.kind === 'sent' && !item.media.isVideo
}

/** With what it shows, which is asked for and may be left out. */
function Photo({
  item: { name, media, key },
  at,
  list,
  alts,
  onAlt,
}: Omit<MediaTrayProps, 'asksAtOnce'> & { item: PhotoItem; at: number }) {
  const { t } = useTranslation('posts')
  return (
    <li className={styles['photo']}>
      <img src={media.url} alt={name} />
      <TextField
        size="s"
        label={t('media.alt', { at })}
        hint={at === 1 ? t('media.altHint') : undefined}
        optional
        autoComplete="off"
        maxLength={PHOTO_ALT_MAX}
        value={alts[media.id] ?? ''}
        onChange={(event) => onAlt(media.id, event.currentTarget.value)}
      />
      <IconButton aria-label={t('media.remove', { name })} onClick={() => list.remove(key)}>
        <IconX size={20} stroke={2} aria-hidden="true" />
      </IconButton>
    </li>
  )
}

function Item({ item, list }: { item: MediaItem; list: MediaList }) {
  const { t } = useTranslation('posts')
  const failure = useUploadFailure(item.kind === 'failed' ? item.error : undefined)
  return (
    <li className={styles['item']} data-kind={item.kind}>
      {item.kind === 'sent' && (
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
