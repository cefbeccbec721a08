import { IconDots, IconFlag, IconLink, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Post } from '@trilha/contract/community/post-shapes'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/base/IconButton.tsx'
import { Menu } from '../../ui/base/Menu.tsx'
import { MenuItem } from '../../ui/base/MenuItem.tsx'
import { toast } from '../../ui/base/toasts.ts'
import styles from './post.module.css'

interface PostMenuProps {
  post: Post
  name: string
  onAct: (act: 'edit' | 'remove' | 'report') => void
}

export function PostMenu({ post, name, onAct }: PostMenuProps) {
  const { t } = useTranslation('posts')

  async function copy(): Promise<void> {
    const address = new URL(`/playground/post/${post.id}`, window.location.origin)
    await navigator.clipboard.writeText(address.href)
  }

  return (
    <Menu
      className={styles['menu']}
      trigger={(props) => (
        <IconButton {...props} aria-label={t('post.menu', { name })}>
          <IconDots size={22} stroke={2} aria-hidden="true" />
        </IconButton>
      )}
    >
      <MenuItem
        icon={<IconLink size={20} stroke={1.9} aria-hidden="true" />}
        onSelect={() =>
          void copy().then(
            () => toast.success(t('post.copied')),
            () => toast.error(t('post.copyFailed')),
          )
        }
      >
        {t('post.copy')}
      </MenuItem>
      {!post.mayEdit && (
        <MenuItem icon={<IconFlag size={20} stroke={1.9} aria-hidden="true" />} onSelect={() => onAct('report')}>
          {t('post.report')}
        </MenuItem>
      )}
      {post.mayEdit && (
        <MenuItem icon={<IconPencil size={20} stroke={1.9} aria-hidden="true" />} onSelect={() => onAct('edit')}>
          {t('post.edit')}
        </MenuItem>
      )}
      {post.mayRemove && (
        <MenuItem icon={<IconTrash size={20} stroke={1.9} aria-hidden="true" />} onSelect={() => onAct('remove')}>
          {t('post.remove')}
        </MenuItem>
      )}
    </Menu>
  )
}
