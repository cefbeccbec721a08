import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/base/IconButton.tsx'
import styles from './AccessoryOrder.module.css'
import { moveAccessory, wornIn } from './wardrobe.ts'
import { itemKey } from './item-key.ts'

interface AccessoryOrderProps {
  look: AvatarSelection
  onLook: (look: AvatarSelection) => void
}

/** Which accessory lies over which, the uppermost first. With fewer than two there is nothing to order. */
export function AccessoryOrder({ look, onLook }: AccessoryOrderProps) {
  const { t } = useTranslation(['studio', 'wardrobe'])
  const worn = wornIn(look, 'ACCESSORIES').toReversed()
  if (worn.length < 2) return null
  return (
    <details className={styles['order']}>
      <summary>{t('order.title')}</summary>
      <ol>
        {worn.map(({ itemId }, at) => {
          const name = t(itemKey({ slot: 'ACCESSORIES', id: itemId }))
          return (
            <li key={itemId} className={styles['row']}>
              <span>{name}</span>
              <IconButton
                aria-label={t('order.up', { name })}
                disabled={at === 0}
                onClick={() => onLook(moveAccessory(look, itemId, 1))}
              >
                <IconArrowUp size={20} stroke={1.9} aria-hidden="true" />
              </IconButton>
              <IconButton
                aria-label={t('order.down', { name })}
                disabled={at === worn.length - 1}
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
