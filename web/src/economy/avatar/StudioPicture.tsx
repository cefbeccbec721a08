import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import { cssVars, viewBoxOf } from '../../ui/avatar/avatar.ts'
import { AvatarLayers } from '../../ui/avatar/AvatarLayers.tsx'
import { lookOf } from '../../ui/avatar/look.ts'
import { find } from '../../ui/avatar/wardrobe.ts'
import { StudioBackdrop } from './StudioBackdrop.tsx'
import { empty } from './wardrobe.ts'

/** As the scene is drawn. */
export const pictureShape = { width: 404, height: 784 }

const figurePlace = { y: 84, height: 648 }

/** The whole stage in one drawing, without its tools. */
export function StudioPicture({ selection }: { selection: AvatarSelection }) {
  const look = lookOf({ id: '', avatar: empty(selection, 'BACKGROUND') })
  return (
    <svg viewBox={`0 0 ${pictureShape.width} ${pictureShape.height}`}>
      <StudioBackdrop look={selection} />
      <svg {...figurePlace} viewBox={viewBoxOf(look, 'whole', find)} style={cssVars(look)} overflow="visible">
        <AvatarLayers selection={look} crop="whole" find={find} />
      </svg>
    </svg>
  )
}
