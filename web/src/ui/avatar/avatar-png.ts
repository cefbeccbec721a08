import { cssVars, itemVars, layersOf, paintOf, viewBoxOf, type AvatarSelection, type Crop } from './avatar.ts'
import { fetchWorn, find } from './wardrobe.ts'

const namespace = 'http://www.w3.org/2000/svg'

/** The same drawing as a PNG: the round picture's square on its disc colour, or the whole figure as high as `size`. */
export async function avatarToPng(
  selection: AvatarSelection,
  size = 512,
  crop: Extract<Crop, 'bust' | 'whole'> = 'bust',
): Promise<Blob> {
  await fetchWorn(selection, crop)
  const [, , width = 1, height = 1] = viewBoxOf(selection, crop, find).split(' ').map(Number)
  return drawingToPng(draw(selection, crop), {
    width: Math.round((size * width) / height),
    height: size,
    ...(crop === 'bust' && { paper: selection.disc }),
  })
}

interface Paper {
  width: number
  height: number
  /** Behind the drawing; left out where it is to stay clear. */
  paper?: string
}

/**
 * Any drawing as a PNG. Made of elements, never of markup in a string, because Trusted Types refuse that; the picture
 * is a blob of our own making, so the canvas stays readable.
 */
export async function drawingToPng(drawing: SVGElement, { width, height, paper }: Paper): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  if (paper !== undefined) {
    context.fillStyle = paper
    context.fillRect(0, 0, width, height)
  }
  // Some browsers give a picture without a size of its own none at all.
  drawing.setAttribute('width', String(width))
  drawing.setAttribute('height', String(height))
  context.drawImage(await pictureOf(drawing), 0, 0, width, height)
  return blobOf(canvas)
}

function draw(selection: AvatarSelection, crop: Crop): SVGElement {
  const root = element('svg', { viewBox: viewBoxOf(selection, crop, find) })
  setVars(root, cssVars(selection))
  for (const { shapes, colours } of layersOf(selection, crop, find)) {
    const group = element('g', {})
    setVars(group, itemVars(colours))
    group.append(...shapes.map((shape) => element('path', attributesOf(paintOf(shape)))))
    root.append(group)
  }
  return root
}

/** As the file format spells them: strokeWidth is stroke-width. */
function attributesOf(paint: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(paint).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      String(value),
    ]),
  )
}

function element(tag: string, attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS(namespace, tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}

function setVars(on: SVGElement, vars: Record<string, string>): void {
  for (const [name, value] of Object.entries(vars)) on.style.setProperty(name, value)
}

async function pictureOf(drawing: SVGElement): Promise<HTMLImageElement> {
  const text = new XMLSerializer().serializeToString(drawing)
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(address)
  }
}

async function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}
