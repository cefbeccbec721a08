import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import { AvatarLayers } from '../../ui/avatar/AvatarLayers.tsx'
import { cssVars, finder, type FindItem } from '../../ui/avatar/avatar.ts'
import { catalogue } from '../../ui/avatar/catalogue.gen.ts'
import { lookOf } from '../../ui/avatar/look.ts'
import { pictureProps } from '../../ui/art/picture-props.ts'

const find = finder(catalogue)
const findBackground: FindItem = (slot, itemId) => (slot === 'background' ? find(slot, itemId) : undefined)

interface AvatarCropProps {
  selection: AvatarSelection
  /** The part of the canvas that is shown. */
  viewBox: string
  label?: string | undefined
  className?: string | undefined
}

/** The whole figure, seen through a window of one's own. */
export function AvatarCrop({ selection, viewBox, label, className }: AvatarCropProps) {
  const look = lookOf({ id: '', avatar: selection })
  return (
    <svg viewBox={viewBox} style={cssVars(look)} className={className} {...pictureProps(label)}>
      <AvatarLayers selection={look} crop="whole" find={find} />
    </svg>
  )
}

/** What stands behind the figure, as wide as its place. */
export function AvatarBackdrop({
  selection,
  className,
}: {
  selection: AvatarSelection
  className?: string | undefined
}) {
  const look = lookOf({ id: '', avatar: selection })
  return (
    <svg viewBox="0 0 360 640" preserveAspectRatio="xMidYMax slice" className={className} aria-hidden>
      <AvatarLayers selection={look} crop="whole" find={findBackground} />
    </svg>
  )
}
