import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import { useMemo } from 'react'
import { pictureProps } from '../../ui/art/picture-props.ts'
import { cssVars, type FindItem } from '../../ui/avatar/avatar.ts'
import { AvatarLayers } from '../../ui/avatar/AvatarLayers.tsx'
import { lookOf } from '../../ui/avatar/look.ts'
import { find, useWorn } from '../../ui/avatar/wardrobe.ts'

const findBackground: FindItem = (slot, itemId) => (slot === 'background' ? find(slot, itemId) : undefined)

function useDrawing(selection: AvatarSelection) {
  const look = useMemo(() => lookOf({ id: '', avatar: selection }), [selection])
  // Drawn again when what is sold has come.
  useWorn(look, 'whole')
  return look
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
  const look = useDrawing(selection)
  return (
    <svg viewBox={viewBox} style={cssVars(look)} className={className} {...pictureProps(label)}>
      <AvatarLayers selection={look} crop="whole" find={find} />
    </svg>
  )
}

/** What stands behind the figure, as wide as its place. */
export function AvatarBackdrop({ selection, className }: Pick<AvatarCropProps, 'selection' | 'className'>) {
  const look = useDrawing(selection)
  return (
    <svg viewBox="0 0 360 640" preserveAspectRatio="xMidYMax slice" className={className} aria-hidden>
      <AvatarLayers selection={look} crop="whole" find={findBackground} />
    </svg>
  )
}
