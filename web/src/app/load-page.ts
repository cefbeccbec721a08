import { CHUNK_TIMEOUT_SECONDS } from '@trilha/contract/constants/interface'
import { loadSentences, type Namespace } from '../lib/i18n.ts'

/** A page's code that did not arrive. */
export interface ChunkError extends Error {
  name: 'ChunkError'
}

function chunkError(cause: unknown): ChunkError {
  return Object.assign(new Error('a part of the page did not load', { cause }), { name: 'ChunkError' as const })
}

export function isChunkError(error: unknown): error is ChunkError {
  return error instanceof Error && error.name === 'ChunkError'
}

/** Gives up on a chunk after 120 seconds. */
export async function withTimeout<T>(chunk: Promise<T>, milliseconds = CHUNK_TIMEOUT_SECONDS * 1000): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not loaded after ${milliseconds} ms`)), milliseconds)
  })
  try {
    return await Promise.race([chunk, tooLate])
  } catch (cause) {
    // A name of our own: the router would reload the page by itself for the browser's, and a server that is
    // away for a moment would then leave an empty window.
    throw chunkError(cause)
  } finally {
    clearTimeout(timer)
  }
}

/** Code and sentences of a page, side by side. */
export function loadPage<T>(code: () => Promise<T>, ...namespaces: Namespace[]): () => Promise<T> {
  return async () => {
    const [page] = await withTimeout(Promise.all([code(), loadSentences(...namespaces)]))
    return page
  }
}
