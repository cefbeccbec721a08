import { pictureProps } from '../art/picture-props.ts'
import { cx } from '../base/cx.ts'
import { cssVars, viewBoxOf, withoutBackground, type AvatarSelection, type Crop, type Pose } from './avatar.ts'
import styles from './Avatar.module.css'
import { AvatarLayers } from './AvatarLayers.tsx'
import { find, useWorn } from './wardrobe.ts'

interface AvatarProps {
  selection: AvatarSelection
  crop: Crop
  /** Instead of the selection's own. */
  pose?: Pose | undefined
  /** One sentence for screen readers; without it the drawing is hidden from them. */
  label?: string | undefined
  /** For a figure that stands in a landscape: a shadow under the feet, and no background of its own pasted over it. */
  ground?: boolean
  /** Blinks now and then, and shows what was just put on: for the studio. */
  lively?: boolean
  className?: string | undefined
}

/** The one drawing of a person. Waits for what it wears, so that nobody is seen half dressed. */
export function Avatar({ selection, crop, pose, label, ground = false, lively = false, className }: AvatarProps) {
  const shown = ground ? withoutBackground(selection) : selection
  const isReady = useWorn(shown, crop)
  const posed = pose ? { ...shown, pose } : shown
  // Tall hair passes the frame of a standing figure; a background must not.
  const mayPassItsFrame = crop === 'whole' && !posed.items.some((item) => item.slot === 'background')
  return (
    <svg
      viewBox={viewBoxOf(posed, crop, find)}
      style={cssVars(posed)}
      className={cx(className, lively && styles['lively'])}
      overflow={mayPassItsFrame ? 'visible' : undefined}
      {...pictureProps(label)}
    >
      {ground && <ellipse cx="180" cy="614" rx="84" ry="12" fill="#0B3A2D" opacity=".35" />}
      {isReady && <AvatarLayers selection={posed} crop={crop} find={find} />}
    </svg>
  )
}
