import type { Album } from '@trilha/contract/community/album-shapes'
import { ALBUM_PHOTOS_AT_ONCE, ALBUM_PHOTOS_MAX } from '@trilha/contract/constants/community'
import { useId, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useDraft } from '../../lib/outbox/outbox.ts'
import { useContractMutation } from '../../lib/query.ts'
import { useMedia, type KeptMedia } from '../../lib/upload/use-media.ts'
import { findMasked } from '../../lib/calls/word-check.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { useWordCheck } from '../../ui/pieces/use-word-check.tsx'
import styles from './albums.module.css'
import { PhotoTray } from './PhotoTray.tsx'

/** What is at the server and not in the album yet, and what is to stand under it. */
interface Waiting {
  kept: KeptMedia[]
  captions: Readonly<Record<string, string>>
}

interface AddPhotosDialogProps {
  album: Album
  open: boolean
  onClose: () => void
}

export function AddPhotosDialog({ album, open, onClose }: AddPhotosDialogProps) {
  const { t } = useTranslation('albums')
  return (
    <Dialog open={open} onClose={onClose} title={t('add.title')} lead={t('add.lead')} width={640}>
      {open && <Form album={album} onClose={onClose} />}
    </Dialog>
  )
}

/** Photos that were sent wait on the device with their captions until they are in the album or taken away (D11). */
function Form({ album, onClose }: { album: Album; onClose: () => void }) {
  const { t } = useTranslation('albums')
  const formId = useId()
  const words = useWordCheck(findMasked)
  const add = useContractMutation('albums', 'addPhotos')
  const failure = useErrorText(add.error)
  const [waiting, setWaiting, forget] = useDraft<Waiting>(`album.${album.id}.photos`, { kept: [], captions: {} })
  const [isChecked, setChecked] = useState(false)
  const most = Math.min(ALBUM_PHOTOS_AT_ONCE, ALBUM_PHOTOS_MAX - album.photosCount)
  const list = useMedia({ kept: waiting.kept, most, picker: 'album' }, (kept) => setWaiting({ ...waiting, kept }))
  const isSending = list.items.some(({ kind }) => kind === 'sending')
  const hasFailed = list.items.some(({ kind }) => kind === 'failed')
  const problem = isSending
    ? t('add.sending')
    : hasFailed
      ? t('add.failed')
      : waiting.kept.length === 0
        ? t('add.none')
        : undefined

  async function send(): Promise<void> {
    const photos = waiting.kept.map(({ id }) => ({ fileId: id, caption: (waiting.captions[id] ?? '').trim() }))
    if (!(await words.ask(photos.map(({ caption }) => caption).join('\n')))) return
    await saving(add.mutateAsync({ params: { id: album.id }, body: { photos } }), 'save')
    forget()
    onClose()
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    setChecked(true)
    if (problem === undefined) void send().catch(() => {})
  }

  return (
    <form id={formId} className={styles['form']} noValidate onSubmit={submit}>
      <PhotoTray
        list={list}
        most={most}
        captions={waiting.captions}
        onCaption={(id, caption) => setWaiting({ ...waiting, captions: { ...waiting.captions, [id]: caption } })}
      />
      {(isChecked && problem) || failure ? (
        <p role="alert" className={styles['failure']}>
          {problem ?? failure?.sentence}
        </p>
      ) : null}
      <div className={styles['buttons']}>
        <Button type="submit" loading={words.isAsking || add.isPending}>
          {t('add.send', { count: waiting.kept.length })}
        </Button>
      </div>
      {words.dialog}
    </form>
  )
}
