import { IconDots, IconFlag, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../base/IconButton.tsx'
import { Menu } from '../base/Menu.tsx'
import { MenuItem } from '../base/MenuItem.tsx'

export type CommentAct = 'edit' | 'remove' | 'report'

interface CommentMenuProps {
  label: string
  comment: { mayEdit: boolean; mayRemove: boolean }
  onAct: (act: CommentAct) => void
  className?: string | undefined
}

/** Who wrote it changes it, everybody else may report it; who may delete it is for the server to say. */
export function CommentMenu({ label, comment, onAct, className }: CommentMenuProps) {
  const { t } = useTranslation('pieces')
  return (
    <Menu
      className={className}
      trigger={(props) => (
        <IconButton {...props} aria-label={label}>
          <IconDots size={20} stroke={2} aria-hidden="true" />
        </IconButton>
      )}
    >
      {comment.mayEdit ? (
        <MenuItem icon={<IconPencil size={20} stroke={1.9} aria-hidden="true" />} onSelect={() => onAct('edit')}>
          {t('comment.edit')}
        </MenuItem>
      ) : (
        <MenuItem icon={<IconFlag size={20} stroke={1.9} aria-hidden="true" />} onSelect={() => onAct('report')}>
          {t('comment.report')}
        </MenuItem>
      )}
      {comment.mayRemove && (
        <MenuItem icon={<IconTrash size={20} stroke={1.9} aria-hidden="true" />} onSelect={() => onAct('remove')}>
          {t('comment.remove')}
        </MenuItem>
      )}
    </Menu>
  )
}
