import type { AlbumPhoto } from '@trilha/contract/community/album-shapes'
import { ALBUM_CAPTION_MAX } from '@trilha/contract/constants/community'
import { useId, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { findMasked } from '../../lib/calls/word-check.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { TextAreaField } from '../../ui/base/TextAreaField.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { useWordCheck } from '../../ui/pieces/use-word-check.tsx'

interface CaptionDialogProps {
  photo: AlbumPhoto
  open: boolean
  onClose: () => void
}

export function CaptionDialog({ photo, open, onClose }: CaptionDialogProps) {
  const { t } = useTranslation('albums')
  const formId = useId()
  const words = useWordCheck(findMasked)
  const update = useContractMutation('albums', 'updatePhoto')
  const failure = useErrorText(update.error)
  const [written, setWritten] = useState<string>()
  const caption = written ?? photo.caption
  useUnsaved(open && written !== undefined)

  function close(): void {
    setWritten(undefined)
    update.reset()
    onClose()
  }

  async function send(): Promise<void> {
    if (!(await words.ask(caption))) return
    await saving(update.mutateAsync({ params: { id: photo.id }, body: { caption } }), 'update')
    close()
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    void send().catch(() => {})
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('caption.title')}
      width={520}
      actions={
        <Button type="submit" form={formId} loading={words.isAsking || update.isPending}>
          {t('form.save')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextAreaField
          label={t('caption.label')}
          hint={t('caption.hint')}
          rows={3}
          maxLength={ALBUM_CAPTION_MAX}
          value={caption}
          error={failure && (failure.fields['caption'] ?? failure.sentence)}
          onChange={(event) => setWritten(event.currentTarget.value)}
        />
        {words.dialog}
      </form>
    </Dialog>
  )
}
