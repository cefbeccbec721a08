import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import { AvatarBackdrop } from './AvatarCrop.tsx'
import { StudioScene } from './StudioScene.tsx'
import { wornIn } from './wardrobe.ts'

interface StudioBackdropProps {
  look: AvatarSelection
  className?: string | undefined
}

/** The background that is worn, or the place where everybody starts. */
export function StudioBackdrop({ look, className }: StudioBackdropProps) {
  if (wornIn(look, 'BACKGROUND').length === 0) return <StudioScene className={className} />
  return <AvatarBackdrop selection={look} className={className} />
}
