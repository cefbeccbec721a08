import { pictureProps } from '../art/picture-props.ts'
import { cssVars, finder, viewBoxOf, type AvatarSelection, type Crop } from './avatar.ts'
import { AvatarLayers } from './AvatarLayers.tsx'
import { catalogue } from './catalogue.gen.ts'

const find = finder(catalogue)

interface AvatarProps {
  selection: AvatarSelection
  crop: Crop
  /** One sentence for screen readers; without it the drawing is hidden from them. */
  label?: string | undefined
  /** A shadow under the feet, for a figure that stands on ground. */
  ground?: boolean
  className?: string | undefined
}

export function Avatar({ selection, crop, label, ground = false, className }: AvatarProps) {
  // Tall hair passes the frame of a standing figure; a background must not.
  const mayPassItsFrame = crop === 'whole' && !selection.items.some((item) => item.slot === 'background')
  return (
    <svg
      viewBox={viewBoxOf(selection, crop, find)}
      style={cssVars(selection)}
      className={className}
      overflow={mayPassItsFrame ? 'visible' : undefined}
      {...pictureProps(label)}
    >
      {ground && <ellipse cx="180" cy="614" rx="84" ry="12" fill="#0B3A2D" opacity=".35" />}
      <AvatarLayers selection={selection} crop={crop} find={find} />
    </svg>
  )
}
