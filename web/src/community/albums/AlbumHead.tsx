import { IconDots, IconFlag, IconPencil, IconPhotoPlus, IconTrash } from '@tabler/icons-react'
import type { Album } from '@trilha/contract/community/album-shapes'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { IconButton } from '../../ui/base/IconButton.tsx'
import { Menu } from '../../ui/base/Menu.tsx'
import { MenuItem } from '../../ui/base/MenuItem.tsx'
import { Tag } from '../../ui/base/Tag.tsx'
import styles from './albums.module.css'
import { LikeAndShare } from './LikeAndShare.tsx'

interface AlbumHeadProps {
  album: Album
  onAct: (act: 'add' | 'edit' | 'remove' | 'report' | 'share') => void
}

/** What an album says of itself, and what can be done with it. */
export function AlbumHead({ album, onAct }: AlbumHeadProps) {
  const { t } = useTranslation('albums')
  const format = useFormat()
  const like = useContractMutation('albums', 'like')
  const { title, description, className, photosCount, createdAt, isHidden, mayEdit } = album
  return (
    <Card as="div">
      <div className={styles['top']}>
        <div className={styles['words']}>
          <h1>{title}</h1>
          <p className={styles['about']}>
            <Tag tone="primary">{className}</Tag>
            <span>{t('photos', { count: photosCount })}</span>
            <time dateTime={createdAt}>{format.date(createdAt)}</time>
          </p>
        </div>
        <Menu
          trigger={(props) => (
            <IconButton {...props} aria-label={t('menu')}>
              <IconDots size={22} stroke={2} aria-hidden="true" />
            </IconButton>
          )}
        >
          {mayEdit && (
            <MenuItem icon={<IconPencil size={20} stroke={1.9} aria-hidden="true" />} onSelect={() => onAct('edit')}>
              {t('edit')}
            </MenuItem>
          )}
          {mayEdit && (
            <MenuItem icon={<IconTrash size={20} stroke={1.9} aria-hidden="true" />} onSelect={() => onAct('remove')}>
              {t('remove')}
            </MenuItem>
          )}
          <MenuItem icon={<IconFlag size={20} stroke={1.9} aria-hidden="true" />} onSelect={() => onAct('report')}>
            {t('report')}
          </MenuItem>
        </Menu>
      </div>
      {isHidden && <p className={styles['hidden']}>{t('hidden')}</p>}
      {description !== '' && <p className={styles['description']}>{description}</p>}
      <div className={styles['acts']}>
        <LikeAndShare thing={album} name={title} call={like} onShare={() => onAct('share')} />
        {mayEdit && (
          <Button
            size="s"
            icon={<IconPhotoPlus size={20} stroke={1.9} aria-hidden="true" />}
            onClick={() => onAct('add')}
            className={styles['add']}
          >
            {t('add.open')}
          </Button>
        )}
      </div>
    </Card>
  )
}
