import { IconCheck, IconLockFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { cx } from '../../ui/base/cx.ts'
import { moveGridFocus } from '../../ui/base/grid-focus.ts'
import styles from './ItemTile.module.css'

interface ItemTileProps {
  picture: ReactNode
  name: string
  /** Under the name: "Em uso", "Seu", or a price. */
  note?: ReactNode
  /** Left out where a tap only shows the thing. */
  isWorn?: boolean
  isLocked?: boolean
  /** One stop of the Tab key for the whole grid. */
  isStop: boolean
  onPick: () => void
}

export function ItemTile({ picture, name, note, isWorn, isLocked = false, isStop, onPick }: ItemTileProps) {
  return (
    <li className={styles['cell']}>
      <button
        type="button"
        data-roving
        tabIndex={isStop ? 0 : -1}
        aria-pressed={isWorn}
        className={cx(styles['tile'], isWorn && styles['worn'])}
        onClick={onPick}
        onKeyDown={(event) => moveGridFocus(event, event.currentTarget.closest('ul'))}
      >
        <span className={styles['picture']}>{picture}</span>
        <span className={styles['name']}>{name}</span>
        {note && <span className={styles['note']}>{note}</span>}
        {isWorn && (
          <i className={styles['mark']}>
            <IconCheck size={16} stroke={3} aria-hidden="true" />
          </i>
        )}
        {isLocked && !isWorn && (
          <i className={cx(styles['mark'], styles['lock'])}>
            <IconLockFilled size={15} aria-hidden="true" />
          </i>
        )}
      </button>
    </li>
  )
}
