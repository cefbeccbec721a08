import type { AlbumPhoto } from '@trilha/contract/community/album-shapes'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { saving } from '../../ui/base/toasts.ts'
import { ConfirmDialog } from '../../ui/pieces/ConfirmDialog.tsx'

interface RemovePhotoDialogProps {
  photo: AlbumPhoto
  open: boolean
  onClose: () => void
  onRemoved: () => void
}

export function RemovePhotoDialog({ photo, open, onClose, onRemoved }: RemovePhotoDialogProps) {
  const { t } = useTranslation('albums')
  const remove = useContractMutation('albums', 'removePhoto')

  async function confirm(): Promise<void> {
    await saving(remove.mutateAsync({ params: { id: photo.id } }), 'remove')
    onClose()
    onRemoved()
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('removePhoto.title')}
      lead={t('removePhoto.lead')}
      confirm={t('removePhoto.do')}
      isPending={remove.isPending}
      onConfirm={() => void confirm().catch(() => {})}
    />
  )
}
