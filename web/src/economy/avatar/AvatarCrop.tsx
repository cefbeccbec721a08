import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import { DEFAULT_AVATAR } from '@trilha/contract/economy/default-avatar'
import type { AvatarCatalogueItem as Item } from '@trilha/contract/economy/avatar-catalogue'
import { useMemo, useState, type CSSProperties, type ReactNode } from 'react'
import { pictureProps } from '../../ui/art/picture-props.ts'
import { cssVars, type AvatarSelection as Look, type FindItem } from '../../ui/avatar/avatar.ts'
import { AvatarLayers } from '../../ui/avatar/AvatarLayers.tsx'
import { lookOf } from '../../ui/avatar/look.ts'
import { find, useWorn } from '../../ui/avatar/wardrobe.ts'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { useDelayed } from '../../ui/base/use-delayed.ts'

const findBackground: FindItem = (slot, itemId) => (slot === 'background' ? find(slot, itemId) : undefined)

interface DrawnProps {
  selection: AvatarSelection
  className: string | undefined
  children: (look: Look) => ReactNode
}

/** Waits for what is sold: a bald head in place of a new hair would say that this is what is sold. */
function Drawn({ selection, className, children }: DrawnProps) {
  const look = useMemo(() => lookOf({ id: '', avatar: selection }), [selection])
  const isReady = useWorn(look, 'whole')
  // What was there before stays while something new is on its way.
  const [last, setLast] = useState<Look>()
  if (isReady && last !== look) setLast(look)
  const drawn = isReady ? look : last
  const isWaitFelt = useDelayed(drawn === undefined)
  if (isWaitFelt) return <Skeleton height="100%" radius={12} className={className} />
  return drawn ? children(drawn) : <svg className={className} aria-hidden />
}

interface AvatarCropProps {
  selection: AvatarSelection
  /** The part of the canvas that is shown. */
  viewBox: string
  label?: string | undefined
  className?: string | undefined
}

/** The whole figure, seen through a window of one's own. */
export function AvatarCrop({ selection, viewBox, label, className }: AvatarCropProps) {
  return (
    <Drawn selection={selection} className={className}>
      {(look) => (
        <svg viewBox={viewBox} style={cssVars(look)} className={className} {...pictureProps(label)}>
          <AvatarLayers selection={look} crop="whole" find={find} />
        </svg>
      )}
    </Drawn>
  )
}

const bustSlots: ReadonlySet<string> = new Set(['body', 'face'])
const bustVars = { '--skin': '#D6DDD5', '--skin-shade': '#C2CBC1', '--skin-line': '#96A398' } as CSSProperties

/** An item on a plain bust, which is nobody: for what would not be seen on oneself. */
export function ItemOnBust({ item, viewBox, className }: Omit<AvatarCropProps, 'selection'> & { item: Item }) {
  const { slot, id: itemId } = item
  const selection = useMemo(() => ({ ...DEFAULT_AVATAR, items: [{ slot, itemId }] }), [slot, itemId])
  const findOnBust: FindItem = (layer, name) =>
    bustSlots.has(layer) || name === itemId ? find(layer, name) : undefined
  return (
    <Drawn selection={selection} className={className}>
      {(look) => (
        <svg viewBox={viewBox} style={{ ...cssVars(look), ...bustVars }} className={className} aria-hidden>
          <AvatarLayers selection={look} crop="whole" find={findOnBust} />
        </svg>
      )}
    </Drawn>
  )
}

interface AvatarBackdropProps extends Pick<AvatarCropProps, 'selection' | 'className'> {
  /** All of it, however narrow, instead of as wide as its place. */
  isWhole?: boolean
}

/** What stands behind the figure. */
export function AvatarBackdrop({ selection, className, isWhole = false }: AvatarBackdropProps) {
  const fit = isWhole ? 'xMidYMid meet' : 'xMidYMax slice'
  return (
    <Drawn selection={selection} className={className}>
      {(look) => (
        <svg viewBox="0 0 360 640" preserveAspectRatio={fit} className={className} aria-hidden>
          <AvatarLayers selection={look} crop="whole" find={findBackground} />
        </svg>
      )}
    </Drawn>
  )
}
