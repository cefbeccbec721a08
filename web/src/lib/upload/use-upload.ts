import type { UploadedFile } from '@trilha/contract/media/files'
import { useEffect, useRef, useState } from 'react'
import { uploadFile } from './upload.ts'

export type UploadState =
  | { kind: 'none' }
  | { kind: 'preparing'; name: string }
  | { kind: 'sending'; name: string; part: number }
  | { kind: 'sent'; file: UploadedFile }
  | { kind: 'failed'; name: string; error: unknown }

export interface Upload {
  state: UploadState
  choose: (file: File) => void
  /** The same file once more. */
  retry: () => void
  /** Stops what runs, forgets what was chosen. */
  clear: () => void
}

/** One document on its way, of the kinds that its picker takes (G8). What was sent and is not used is removed by the server within a day. */
export function useUpload(): Upload {
  const [state, setState] = useState<UploadState>({ kind: 'none' })
  const running = useRef<AbortController>(undefined)
  const chosen = useRef<File>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  function choose(file: File): void {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    chosen.current = file
    // Of one that was stopped meanwhile nothing is said any more.
    const say = (next: UploadState) => {
      if (!own.signal.aborted) setState(next)
    }
    say({ kind: 'preparing', name: file.name })
    uploadFile(file, {
      picker: 'document',
      signal: own.signal,
      onProgress: (part) => say({ kind: 'sending', name: file.name, part }),
    }).then(
      (sent) => say({ kind: 'sent', file: sent }),
      (error: unknown) => say({ kind: 'failed', name: file.name, error }),
    )
  }

  function clear(): void {
    running.current?.abort()
    chosen.current = undefined
    setState({ kind: 'none' })
  }

  return { state, choose, retry: () => chosen.current && choose(chosen.current), clear }
}
