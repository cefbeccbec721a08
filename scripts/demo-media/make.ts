import { chromium, type Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { filePath } from '../../server/demo/courses/files.ts'
import { videos, type VideoKey } from '../../server/demo/courses/videos.ts'
import { photos } from './albums.ts'
import { city } from './city.ts'
import { documents } from './documents.ts'
import { figures } from './figures.ts'
import { height, width, type Scene } from './kit.ts'
import { triangle, word } from './others.ts'
import { cycle, street } from './water.ts'
import { works } from './works.ts'

/**
 * Makes the videos, documents and pictures of the demo's courses, by hand: `node scripts/demo-media/make.ts [name…]`. Needs
 * Chromium and ffmpeg; what it makes is kept in the repository, so nobody needs them to run the demo.
 */
const scenes: Record<VideoKey, Scene> = {
  'agua-ciclo': cycle,
  'agua-cidade': city,
  'agua-rua': street,
  'formas-triangulo': triangle,
  'quilombo-palavra': word,
}
const framesPerSecond = 15

const require = createRequire(new URL('../../web/package.json', import.meta.url))
function fontFace(family: string, file: string): string {
  const data = readFileSync(require.resolve(file)).toString('base64')
  return `@font-face { font-family: '${family}'; font-weight: 200 800; src: url(data:font/woff2;base64,${data}) }`
}
const fonts =
  fontFace('Display', '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2') +
  fontFace(
    'Text',
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  )

/** One picture for each second, its frames one below the other: a picture costs more than what is on it. */
async function film(page: Page, name: VideoKey): Promise<void> {
  const { seconds } = videos[name]
  await page.setViewportSize({ width, height: height * framesPerSecond })
  await page.setContent(`<style>${fonts} body { margin: 0; font-family: Display } svg { display: block }</style>`)
  const encoder = spawn('ffmpeg', encoding(filePath(`${name}.mp4`)), { stdio: ['pipe', 'ignore', 'inherit'] })
  const ended = once(encoder, 'close')
  for (let second = 0; second < seconds; second += 1) {
    const frames = JSON.stringify(framesOf(scenes[name], second))
    // As text: what runs in the page is no part of this program's types.
    await page.evaluate(`document.body.replaceChildren(...${frames}
      .map((frame) => new DOMParser().parseFromString(frame, 'image/svg+xml').documentElement))`)
    if (!encoder.stdin.write(await page.screenshot({ type: 'jpeg', quality: 94 }))) await once(encoder.stdin, 'drain')
  }
  encoder.stdin.end()
  const [code] = (await ended) as [number]
  if (code !== 0) throw new Error(`ffmpeg stopped with ${code}`)
}

function framesOf(scene: Scene, second: number): string[] {
  return Array.from(
    { length: framesPerSecond },
    (_, at) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${scene(second + at / framesPerSecond)}</svg>`,
  )
}

/** Starts to play before it is whole, and in every browser. */
function encoding(path: string): string[] {
  const input = ['-loglevel', 'error', '-y', '-f', 'image2pipe', '-framerate', '1', '-i', '-']
  const frames = ['-vf', `untile=1x${framesPerSecond}`, '-r', String(framesPerSecond)]
  const picture = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '29', '-tune', 'animation', '-pix_fmt', 'yuv420p']
  return [...input, ...frames, ...picture, '-movflags', '+faststart', '-map_metadata', '-1', path]
}

async function print(page: Page, name: string, html: string): Promise<void> {
  await page.setContent(`<html lang="pt-BR"><style>${fonts}</style>${html}</html>`)
  await page.pdf({ path: filePath(`${name}.pdf`), format: 'A4', printBackground: true, tagged: true })
}

/** Drawn on 640 by 480, as large as it is looked at. */
async function photograph(page: Page, name: string, { drawn, wide }: { drawn: string; wide: number }): Promise<void> {
  const size = { width: wide, height: (wide / 4) * 3 }
  await page.setViewportSize(size)
  await page.setContent(
    `<style>${fonts} body { margin: 0; font-family: Display }</style><svg viewBox="0 0 640 480" width="${size.width}" height="${size.height}">${drawn}</svg>`,
  )
  await page.screenshot({ path: filePath(`${name}.png`), clip: { x: 0, y: 0, ...size } })
}

const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' })
try {
  const page = await browser.newPage()
  const wanted = process.argv.slice(2)
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)
  mkdirSync(filePath(''), { recursive: true })
  for (const [name, html] of Object.entries(documents)) if (isWanted(name)) await print(page, name, html)
  for (const [name, drawn] of Object.entries(works))
    if (isWanted(name)) await photograph(page, name, { drawn, wide: 640 })
  for (const [name, drawn] of Object.entries({ ...photos, ...figures }))
    if (isWanted(name)) await photograph(page, name, { drawn, wide: 960 })
  for (const name of Object.keys(scenes) as VideoKey[]) if (isWanted(name)) await film(page, name)
} finally {
  await browser.close()
}
