import { useEffect, useRef, useState } from 'react'
import { randomId } from '../random.ts'
import type { Picker } from './upload-plan.ts'
import { uploadFile } from './upload.ts'

/** What a draft keeps of a file that is at the server. */
export interface KeptMedia {
  id: string
  url: string
  name: string
  isVideo: boolean
}

export type MediaItem = { key: string; name: string } & (
  | { kind: 'sending'; part: number | undefined; file: File }
  | { kind: 'sent'; media: KeptMedia }
  | { kind: 'failed'; error: unknown; file: File }
)

export interface MediaList {
  items: readonly MediaItem[]
  add: (files: Iterable<File>) => void
  retry: (key: string) => void
  remove: (key: string) => void
  clear: () => void
}

/** Several files on their way; each is kept by the draft once the server has it. */
export function useMedia(
  { kept, most, picker }: { kept: readonly KeptMedia[]; most: number; picker: Picker },
  onKept: (kept: KeptMedia[]) => void,
): MediaList {
  const [items, setItems] = useState<readonly MediaItem[]>(() =>
    kept.map((media) => ({ key: media.id, name: media.name, kind: 'sent', media })),
  )
  const running = useRef(new Map<string, AbortController>())
  const latest = useRef(items)
  // A file may arrive long after it was chosen: whoever listens then has what was written meanwhile.
  const tell = useRef(onKept)
  useEffect(() => {
    tell.current = onKept
  })

  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])

  function change(next: readonly MediaItem[]): void {
    latest.current = next
    setItems(next)
    tell.current(next.flatMap((item) => (item.kind === 'sent' ? [item.media] : [])))
  }

  function replace(item: MediaItem): void {
    change(latest.current.map((other) => (other.key === item.key ? item : other)))
  }

  function send(key: string, file: File): void {
    const own = new AbortController()
    running.current.set(key, own)
    const { name } = file
    uploadFile(file, {
      picker,
      signal: own.signal,
      onProgress: (part) => replace({ key, name, kind: 'sending', part, file }),
    }).then(
      ({ id, url, name: stored, mimeType }) =>
        replace({
          key,
          name,
          kind: 'sent',
          media: { id, url, name: stored, isVideo: mimeType.startsWith('video/') },
        }),
      (error: unknown) => {
        if (!own.signal.aborted) replace({ key, name, kind: 'failed', error, file })
      },
    )
  }

  return {
    items,
    add(files) {
      const room = most - latest.current.length
      const chosen = Array.from(files, (file) => ({ key: randomId(), file })).slice(0, room)
      change([
        ...latest.current,
        ...chosen.map(({ key, file }): MediaItem => ({ key, name: file.name, kind: 'sending', part: undefined, file })),
      ])
      for (const { key, file } of chosen) send(key, file)
    },
    retry(key) {
      const item = latest.current.find((other) => other.key === key)
      if (item?.kind !== 'failed') return
      replace({ key, name: item.name, kind: 'sending', part: undefined, file: item.file })
      send(key, item.file)
    },
    remove(key) {
      running.current.get(key)?.abort()
      change(latest.current.filter((item) => item.key !== key))
    },
    clear() {
      for (const controller of running.current.values()) controller.abort()
      change([])
    },
  }
}
