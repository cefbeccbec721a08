import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import type { ReceivedFile } from '@trilha/contract/call'
import { FILE_BYTES_MAX, UPLOAD_FIELD, UPLOAD_TIMEOUT_SECONDS } from '@trilha/contract/constants'
import { fail, isFailure } from './failure.ts'

/** Beside the file: boundaries and headers. */
const roomAround = 64 * 1024
const limits = { headerPairs: 20, headerSize: 8 * 1024, fields: 4, fieldSize: 1024, parts: 5, files: 1 }

/** Longer than a client waits for it. */
export const longestUpload = (UPLOAD_TIMEOUT_SECONDS + 30) * 1_000

/**
 * Reads one file of a multipart body straight to disk. Whatever is wrong with the body is said by a code; a connection
 * that breaks off ends it at once. What was written is the caller's to remove.
 */
export async function receiveFile(request: IncomingMessage, path: string): Promise<ReceivedFile> {
  try {
    if (Number(request.headers['content-length'] ?? 0) > FILE_BYTES_MAX + roomAround) throw tooLarge()
    return await readFile(request, path)
  } catch (error) {
    drain(request)
    throw isFailure(error) ? error : unreadable()
  }
}

async function readFile(request: IncomingMessage, path: string): Promise<ReceivedFile> {
  const parser = parserOf(request)
  const found: { content?: BusboyFileStream; written?: Promise<ReceivedFile> } = {}
  try {
    // Not by `pipeline`: it would break the line that the answer has to go out on.
    await new Promise<void>((resolve, reject) => {
      parser.on('file', (field, file, name) => {
        found.content = file
        // An error that nobody listens to would end the process.
        file.on('error', reject)
        if (field !== UPLOAD_FIELD) return reject(missing())
        file.once('limit', () => reject(tooLarge()))
        found.written = write(file, name, path)
        found.written.catch(reject)
      })
      parser.once('filesLimit', () => reject(several()))
      parser.once('partsLimit', () => reject(several()))
      parser.on('error', reject)
      parser.once('finish', resolve)
      request.on('error', reject)
      request.once('close', () => request.complete || reject(unreadable()))
      request.pipe(parser)
    })
    if (!found.written) throw missing()
    return await found.written
  } catch (error) {
    found.content?.destroy(error as Error)
    // Nothing of it may still be written when the caller removes it.
    await found.written?.catch(() => undefined)
    throw error
  }
}

function parserOf(request: IncomingMessage) {
  const type = request.headers['content-type']
  if (type === undefined) throw missing()
  return new Busboy({
    headers: { ...request.headers, 'content-type': type },
    // One byte more than is allowed tells a file that is too large from one that just fits.
    limits: { ...limits, fileSize: FILE_BYTES_MAX + 1 },
    // Cleaned where it is stored, with the path still in it.
    preservePath: true,
    isPartAFile: (_field, _type, name) => name !== undefined,
  })
}

async function write(content: BusboyFileStream, name: string, path: string): Promise<ReceivedFile> {
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx' })
  await pipeline(content, file)
  if (file.bytesWritten > FILE_BYTES_MAX) throw tooLarge()
  return { path, name, size: file.bytesWritten }
}

/**
 * So that a sender hears the answer instead of a broken line, what is still coming is read and dropped; only so much
 * of it, and then the line is cut.
 */
function drain(request: IncomingMessage): void {
  let left = FILE_BYTES_MAX
  request.unpipe()
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) request.destroy()
  })
  request.resume()
}

const missing = () => fail('rq_0019', { field: UPLOAD_FIELD })
const several = () => fail('ii_0077', { field: UPLOAD_FIELD })
const tooLarge = () => fail('ii_0019', { field: UPLOAD_FIELD })
const unreadable = () => fail('ii_0031')
