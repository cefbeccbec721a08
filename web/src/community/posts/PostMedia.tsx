import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { PostMedia as Media } from '@trilha/contract/community/post-shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { IconButton } from '../../ui/base/IconButton.tsx'
import { useArrowKeys } from '../../ui/base/use-arrow-keys.ts'
import { Picture } from '../../ui/pieces/Picture.tsx'
import styles from './media.module.css'

/** So many stand in the card; the last tells how many more there are. */
const most = 4

/** Photos open large; a video plays when somebody starts it, never by itself (D2). */
export function PostMedia({ media, name }: { media: readonly Media[]; name: string }) {
  const { t } = useTranslation('posts')
  const [open, setOpen] = useState<number>()
  if (media.length === 0) return null
  const shown = media.slice(0, most)
  const hidden = media.length - shown.length
  const total = media.length
  return (
    <div className={styles['grid']} data-count={shown.length}>
      {shown.map((item, index) => {
        const at = index + 1
        if (item.type === 'VIDEO')
          return (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- what people film themselves has no words written down
            <video
              key={item.id}
              controls
              playsInline
              preload="metadata"
              src={item.url}
              aria-label={t('media.video', { at, total, name })}
              className={styles['item']}
            />
          )
        return (
          <button key={item.id} type="button" className={styles['item']} onClick={() => setOpen(index)}>
            <Picture
              src={item.url}
              alt={item.alt || t('media.photo', { at, total, name })}
              width={item.width ?? undefined}
              height={item.height ?? undefined}
              loading="lazy"
            />
            {hidden > 0 && at === shown.length && (
              <span className={styles['more']}>{t('media.more', { count: hidden })}</span>
            )}
          </button>
        )
      })}
      <Viewer media={media} name={name} at={open} onMove={setOpen} />
    </div>
  )
}

interface ViewerProps {
  media: readonly Media[]
  name: string
  at: number | undefined
  onMove: (at: number | undefined) => void
}

function Viewer({ media, name, at, onMove }: ViewerProps) {
  const { t } = useTranslation('posts')
  // The last one stays while the dialog fades out.
  const [shown, setShown] = useState(0)
  if (at !== undefined && at !== shown) setShown(at)
  const item = media[shown]
  const total = media.length
  const place = { at: shown + 1, total }
  useArrowKeys(at !== undefined, (by) => {
    if (media[shown + by]) onMove(shown + by)
  })
  return (
    <Dialog
      open={at !== undefined}
      onClose={() => onMove(undefined)}
      title={t('media.title', place)}
      width={960}
      actions={
        total > 1 && (
          <>
            <IconButton
              variant="line"
              aria-label={t('media.previous')}
              disabled={shown === 0}
              onClick={() => onMove(shown - 1)}
            >
              <IconChevronLeft size={22} stroke={1.9} aria-hidden="true" />
            </IconButton>
            <IconButton
              variant="line"
              aria-label={t('media.next')}
              disabled={shown === total - 1}
              onClick={() => onMove(shown + 1)}
            >
              <IconChevronRight size={22} stroke={1.9} aria-hidden="true" />
            </IconButton>
          </>
        )
      }
    >
      {item?.type === 'IMAGE' && (
        <Picture src={item.url} alt={item.alt || t('media.photo', { ...place, name })} className={styles['large']} />
      )}
      {item?.type === 'VIDEO' && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what people film themselves has no words written down
        <video
          controls
          playsInline
          src={item.url}
          aria-label={t('media.video', { ...place, name })}
          className={styles['large']}
        />
      )}
    </Dialog>
  )
}
