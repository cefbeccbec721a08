import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { Album, AlbumPhoto } from '@trilha/contract/community/album-shapes'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { IconButton } from '../../ui/base/IconButton.tsx'
import { useArrowKeys } from '../../ui/base/use-arrow-keys.ts'
import { Picture } from '../../ui/pieces/Picture.tsx'
import { ReportDialog } from '../../ui/pieces/ReportDialog.tsx'
import { useSendReport } from '../../lib/calls/use-send-report.ts'
import { CaptionDialog } from './CaptionDialog.tsx'
import { LikeAndShare } from './LikeAndShare.tsx'
import { PhotoMenu, type PhotoAct } from './PhotoMenu.tsx'
import { RemovePhotoDialog } from './RemovePhotoDialog.tsx'
import { afterRemoval, stepFrom, swipeOf } from './steps.ts'
import styles from './viewer.module.css'

interface PhotoViewerProps {
  album: Album
  photos: readonly AlbumPhoto[]
  /** Which one is open; undefined: none. */
  openId: string | undefined
  onMove: (id: string | undefined) => void
  onShare: (photo: AlbumPhoto) => void
  /** Something lies over it, and the keys are for that. */
  isCovered: boolean
}

/** One photo large; keys, buttons and a finger lead to the next and the one before. */
export function PhotoViewer({ album, photos, openId, onMove, onShare, isCovered }: PhotoViewerProps) {
  const { t } = useTranslation('albums')
  const sendReport = useSendReport()
  const [act, setAct] = useState<PhotoAct>()
  const ids = photos.map(({ id }) => id)
  const found = photos.find(({ id }) => id === openId)
  // The last one stays while the dialog fades out.
  const [shown, setShown] = useState<AlbumPhoto>()
  if (found && found !== shown) setShown(found)
  const isOpen = found !== undefined
  const total = photos.length
  const at = shown ? ids.indexOf(shown.id) + 1 : 0

  function step(by: -1 | 1): void {
    const next = openId === undefined ? undefined : stepFrom(ids, openId, by)
    if (next !== undefined) onMove(next)
  }

  useArrowKeys(isOpen && !isCovered && act === undefined, step)
  return (
    <>
      <Dialog
        open={isOpen}
        onClose={() => onMove(undefined)}
        title={<span aria-live="polite">{t('viewer.title', { at, total })}</span>}
        width={1040}
      >
        {shown && (
          <>
            <Stage photo={shown} label={shown.caption || t('photoAt', { at, total, title: album.title })} onStep={step}>
              <Arrow by={-1} isEnd={at <= 1} onStep={step} />
              <Arrow by={1} isEnd={at >= total} onStep={step} />
            </Stage>
            {shown.isHidden && <p className={styles['hidden']}>{t('hiddenPhoto')}</p>}
            {shown.caption !== '' && <p className={styles['caption']}>{shown.caption}</p>}
            <PhotoActs photo={shown} at={at} onShare={() => onShare(shown)} onAct={setAct} />
          </>
        )}
      </Dialog>
      {shown && (
        <>
          <ReportDialog
            open={act === 'report'}
            onClose={() => setAct(undefined)}
            contentId={shown.id}
            entityReport="ALBUM_PHOTO"
            onSend={sendReport}
          />
          <CaptionDialog photo={shown} open={act === 'caption'} onClose={() => setAct(undefined)} />
          <RemovePhotoDialog
            photo={shown}
            open={act === 'remove'}
            onClose={() => setAct(undefined)}
            onRemoved={() => onMove(afterRemoval(ids, shown.id))}
          />
        </>
      )}
    </>
  )
}

interface StageProps {
  photo: AlbumPhoto
  label: string
  onStep: (by: -1 | 1) => void
  children: ReactNode
}

function Stage({ photo: { url, width, height }, label, onStep, children }: StageProps) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return (
    <div
      className={styles['stage']}
      onTouchStart={({ touches }) => {
        const finger = touches.item(0)
        // Two fingers look closer.
        start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined
      }}
      onTouchEnd={({ changedTouches }) => {
        const finger = changedTouches.item(0)
        const by = start.current && finger && swipeOf(start.current, { x: finger.clientX, y: finger.clientY })
        if (by) onStep(by)
      }}
    >
      <Picture src={url} alt={label} width={width ?? undefined} height={height ?? undefined} />
      {children}
    </div>
  )
}

interface ArrowProps {
  by: -1 | 1
  isEnd: boolean
  onStep: (by: -1 | 1) => void
}

/** At an end it stays where it is, so that the focus does too. */
function Arrow({ by, isEnd, onStep }: ArrowProps) {
  const { t } = useTranslation('albums')
  const Icon = by < 0 ? IconChevronLeft : IconChevronRight
  return (
    <IconButton
      variant="line"
      aria-label={t(by < 0 ? 'viewer.previous' : 'viewer.next')}
      aria-disabled={isEnd}
      data-by={by}
      className={styles['arrow']}
      onClick={() => onStep(by)}
    >
      <Icon size={24} stroke={2} aria-hidden="true" />
    </IconButton>
  )
}

interface PhotoActsProps {
  photo: AlbumPhoto
  at: number
  onShare: () => void
  onAct: (act: PhotoAct) => void
}

function PhotoActs({ photo, at, onShare, onAct }: PhotoActsProps) {
  const { t } = useTranslation('albums')
  const like = useContractMutation('albums', 'likePhoto')
  return (
    <div className={styles['acts']}>
      <LikeAndShare thing={photo} name={photo.caption || t('photoNumber', { at })} call={like} onShare={onShare} />
      <PhotoMenu photo={photo} onAct={onAct} />
    </div>
  )
}
