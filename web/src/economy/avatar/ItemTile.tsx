import { IconCheck, IconLockFilled } from '@tabler/icons-react'
import {
  createContext,
  use,
  useEffect,
  useId,
  useState,
  type ComponentProps,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react'
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
  /** Where the Tab key comes to the grid first. */
  isStop: boolean
  onPick: () => void
}

type Focus = string | undefined

/** The tile that had the focus last; the Tab key comes back to it. */
const LastFocus = createContext<readonly [Focus, Dispatch<SetStateAction<Focus>>]>([undefined, () => {}])

/** The list around tiles: one stop of the Tab key, arrows inside. */
export function TileGrid(props: ComponentProps<'ul'>) {
  const focus = useState<string>()
  return (
    <LastFocus value={focus}>
      <ul {...props} />
    </LastFocus>
  )
}

export function ItemTile({ picture, name, note, isWorn, isLocked = false, isStop, onPick }: ItemTileProps) {
  const id = useId()
  const [last, setLast] = use(LastFocus)
  // A tile that goes, sold or filtered out, gives the stop back.
  useEffect(() => () => setLast((now) => (now === id ? undefined : now)), [id, setLast])
  return (
    <li className={styles['cell']}>
      <button
        type="button"
        data-roving
        tabIndex={(last === undefined ? isStop : last === id) ? 0 : -1}
        onFocus={() => setLast(id)}
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
