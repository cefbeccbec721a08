import { IconDots, IconFlag, IconPencil, IconPhotoStar, IconTrash } from '@tabler/icons-react'
import type { AlbumPhoto } from '@trilha/contract/community/album-shapes'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { IconButton } from '../../ui/base/IconButton.tsx'
import { Menu } from '../../ui/base/Menu.tsx'
import { MenuItem } from '../../ui/base/MenuItem.tsx'
import { saving } from '../../ui/base/toasts.ts'
import styles from './viewer.module.css'

export type PhotoAct = 'caption' | 'remove' | 'report'

export function PhotoMenu({ photo, onAct }: { photo: AlbumPhoto; onAct: (act: PhotoAct) => void }) {
  const { t } = useTranslation('albums')
  const update = useContractMutation('albums', 'update')

  function makeCover(): void {
    const args = { params: { id: photo.albumId }, body: { coverPhotoId: photo.id } }
    saving(update.mutateAsync(args), 'update').catch(() => {})
  }

  return (
    <Menu
      className={styles['menu']}
      placement="topEnd"
      trigger={(props) => (
        <IconButton {...props} aria-label={t('viewer.menu')}>
          <IconDots size={22} stroke={2} aria-hidden="true" />
        </IconButton>
      )}
    >
      {photo.mayEdit && (
        <MenuItem icon={<IconPencil size={20} stroke={1.9} aria-hidden="true" />} onSelect={() => onAct('caption')}>
          {t(photo.caption === '' ? 'caption.add' : 'caption.edit')}
        </MenuItem>
      )}
      {photo.mayEdit && !photo.isCover && (
        <MenuItem icon={<IconPhotoStar size={20} stroke={1.9} aria-hidden="true" />} onSelect={makeCover}>
          {t('viewer.cover')}
        </MenuItem>
      )}
      {photo.mayEdit && (
        <MenuItem icon={<IconTrash size={20} stroke={1.9} aria-hidden="true" />} onSelect={() => onAct('remove')}>
          {t('removePhoto.do')}
        </MenuItem>
      )}
      <MenuItem icon={<IconFlag size={20} stroke={1.9} aria-hidden="true" />} onSelect={() => onAct('report')}>
        {t('reportPhoto')}
      </MenuItem>
    </Menu>
  )
}
