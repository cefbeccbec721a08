import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { lookOf } from '../../ui/avatar/look.ts'
import { useWorn } from '../../ui/avatar/wardrobe.ts'
import { IconButton } from '../../ui/base/IconButton.tsx'
import { mayMove, moveAccessory, orderable } from './accessory-order.ts'
import styles from './AccessoryOrder.module.css'
import { itemKey } from './item-key.ts'

interface AccessoryOrderProps {
  look: AvatarSelection
  onLook: (look: AvatarSelection) => void
}

/** Which accessory lies over which, the uppermost first, as far as putting it elsewhere changes the drawing. */
export function AccessoryOrder({ look, onLook }: AccessoryOrderProps) {
  const { t } = useTranslation(['studio', 'wardrobe'])
  // What is not here to be drawn yet is over nothing.
  useWorn(lookOf({ id: '', avatar: look }), 'whole')
  const worn = orderable(look)
  if (worn.length === 0) return null
  return (
    <details className={styles['order']}>
      <summary>{t('order.title')}</summary>
      <ol>
        {worn.map(({ itemId }) => {
          const name = t(itemKey({ slot: 'ACCESSORIES', id: itemId }))
          return (
            <li key={itemId} className={styles['row']}>
              <span>{name}</span>
              <IconButton
                aria-label={t('order.up', { name })}
                disabled={!mayMove(look, itemId, 1)}
                onClick={() => onLook(moveAccessory(look, itemId, 1))}
              >
                <IconArrowUp size={20} stroke={1.9} aria-hidden="true" />
              </IconButton>
              <IconButton
                aria-label={t('order.down', { name })}
                disabled={!mayMove(look, itemId, -1)}
                onClick={() => onLook(moveAccessory(look, itemId, -1))}
              >
                <IconArrowDown size={20} stroke={1.9} aria-hidden="true" />
              </IconButton>
            </li>
          )
        })}
      </ol>
    </details>
  )
}
