import type { Album } from '@trilha/contract/community/album-shapes'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { saving } from '../../ui/base/toasts.ts'
import { ConfirmDialog } from '../../ui/pieces/ConfirmDialog.tsx'

interface RemoveAlbumDialogProps {
  album: Album
  open: boolean
  onClose: () => void
  onRemoved: () => Promise<void>
}

export function RemoveAlbumDialog({ album, open, onClose, onRemoved }: RemoveAlbumDialogProps) {
  const { t } = useTranslation('albums')
  // Its page is left before what is on screen is asked for anew: it would ask for what is gone.
  const remove = useContractMutation('albums', 'remove', {
    onSuccess: () => {
      onClose()
      return onRemoved()
    },
  })

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('removeAlbum.title', { title: album.title })}
      lead={t('removeAlbum.lead', { count: album.photosCount })}
      confirm={t('removeAlbum.do')}
      isPending={remove.isPending}
      onConfirm={() => void saving(remove.mutateAsync({ params: { id: album.id } }), 'remove').catch(() => {})}
    />
  )
}
