import { AVATAR_PREVIEW_SIDE } from '@trilha/contract/constants/media'
import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import { avatarToPng } from '../../ui/avatar/avatar-png.ts'
import { lookOf } from '../../ui/avatar/look.ts'

const downloadHeight = 1280

/** The whole figure, to keep. */
export function picture(selection: AvatarSelection): Promise<Blob> {
  return avatarToPng(lookOf({ id: '', avatar: selection }), downloadHeight, 'whole')
}

/** The round picture's square as a data-URL, as the server takes it. */
export async function previewOf(selection: AvatarSelection): Promise<string> {
  const png = await avatarToPng(lookOf({ id: '', avatar: selection }), AVATAR_PREVIEW_SIDE)
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not readable')))
    reader.readAsDataURL(png)
  })
}
