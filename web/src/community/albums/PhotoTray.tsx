import { IconRefresh, IconX } from '@tabler/icons-react'
import { ALBUM_CAPTION_MAX } from '@trilha/contract/constants/community'
import { useTranslation } from 'react-i18next'
import { acceptOf } from '../../lib/upload/upload-plan.ts'
import type { MediaItem, MediaList } from '../../lib/upload/use-media.ts'
import { Button } from '../../ui/base/Button.tsx'
import { IconButton } from '../../ui/base/IconButton.tsx'
import { ProgressBar } from '../../ui/base/ProgressBar.tsx'
import { TextField } from '../../ui/base/TextField.tsx'
import { ChooseFiles } from '../../ui/pieces/ChooseFiles.tsx'
import { useUploadFailure } from '../../ui/pieces/use-upload-failure.ts'
import styles from './tray.module.css'
import { neverPasses } from '../../lib/upload/never-passes.ts'

interface PhotoTrayProps {
  list: MediaList
  most: number
  /** By the file's id. */
  captions: Readonly<Record<string, string>>
  onCaption: (id: string, caption: string) => void
}

/** Photos on their way into an album, each with what is to stand under it. */
export function PhotoTray({ list, most, captions, onCaption }: PhotoTrayProps) {
  const { t } = useTranslation('albums')
  const isFull = list.items.length >= most

  return (
    <div className={styles['tray']}>
      {list.items.length > 0 && (
        <ul className={styles['items']}>
          {list.items.map((item, index) => (
            <Item key={item.key} item={item} at={index + 1} list={list} captions={captions} onCaption={onCaption} />
          ))}
        </ul>
      )}
      <ChooseFiles
        label={t('add.choose')}
        accept={acceptOf('album')}
        hint={t(isFull ? 'add.full' : 'add.hint', { count: most })}
        isFull={isFull}
        onChoose={list.add}
      />
    </div>
  )
}

interface ItemProps extends Omit<PhotoTrayProps, 'most'> {
  item: MediaItem
  at: number
}

function Item({ item, at, list, captions, onCaption }: ItemProps) {
  const { t } = useTranslation('albums')
  const failure = useUploadFailure(item.kind === 'failed' ? item.error : undefined)
  return (
    <li className={styles['item']}>
      <span className={styles['picture']}>{item.kind === 'sent' && <img src={item.media.url} alt={item.name} />}</span>
      <div className={styles['state']}>
        {item.kind === 'sent' && (
          <TextField
            size="s"
            label={t('caption.of', { at })}
            hint={at === 1 ? t('caption.hint') : undefined}
            optional
            autoComplete="off"
            maxLength={ALBUM_CAPTION_MAX}
            value={captions[item.media.id] ?? ''}
            onChange={(event) => onCaption(item.media.id, event.currentTarget.value)}
          />
        )}
        {item.kind === 'sending' && (
          <>
            <span role="status">
              {t(item.part === undefined ? 'add.preparing' : 'add.onTheWay', { name: item.name })}
            </span>
            <ProgressBar value={Math.round((item.part ?? 0) * 100)} max={100} label={item.name} />
          </>
        )}
        {item.kind === 'failed' && (
          <span role="alert" className={styles['failed']}>
            {failure}
            {!neverPasses(item.error) && (
              <Button
                variant="line"
                size="s"
                icon={<IconRefresh size={18} stroke={1.9} aria-hidden="true" />}
                onClick={() => list.retry(item.key)}
              >
                {t('add.retry')}
              </Button>
            )}
          </span>
        )}
      </div>
      <IconButton aria-label={t('add.remove', { name: item.name })} onClick={() => list.remove(item.key)}>
        <IconX size={20} stroke={2} aria-hidden="true" />
      </IconButton>
    </li>
  )
}
