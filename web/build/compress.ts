import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const texts = /\.(?:js|css|html|svg|webmanifest)$/
/** Below this the headers weigh more than the gain. */
const smallest = 1024

/** Writes .br and .gz beside each text file, once per build, so that the server only picks one. */
export function compress(outDir: () => string): Plugin {
  return {
    name: 'trilha:compress',
    apply: 'build',
    // After the service worker was written.
    closeBundle: { order: 'post', sequential: true, handler: () => compressFolder(outDir()) },
  }
}

async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(files.filter((file) => texts.test(file)).map((file) => compressFile(join(folder, file))))
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < smallest) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
}
