import { AVATAR_PREVIEW_SIDE } from '@trilha/contract/constants/media'
import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { avatarToPng, drawingToPng } from '../../ui/avatar/avatar-png.ts'
import { lookOf } from '../../ui/avatar/look.ts'
import { fetchWorn } from '../../ui/avatar/wardrobe.ts'
import { pictureShape, StudioPicture } from './StudioPicture.tsx'

const downloadHeight = 1280
const downloadWidth = Math.round((downloadHeight * pictureShape.width) / pictureShape.height)

/** The stage as it is seen, to keep: the whole figure, and where it stands. */
export async function picture(selection: AvatarSelection): Promise<Blob> {
  await fetchWorn(lookOf({ id: '', avatar: selection }), 'whole')
  return drawingToPng(drawn(selection), { width: downloadWidth, height: downloadHeight })
}

/** By the same components as on the stage, apart from the page. */
function drawn(selection: AvatarSelection): SVGElement {
  const place = document.createElement('div')
  const root = createRoot(place)
  flushSync(() => root.render(createElement(StudioPicture, { selection })))
  const drawing = place.querySelector('svg')
  root.unmount()
  if (!drawing) throw new Error('no drawing')
  return drawing
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
