import { useEffect, useSyncExternalStore } from 'react'
import { finder, isInCrop, type AvatarSelection, type Crop, type FindItem, type Item } from './avatar.ts'
import { basics, sold } from './catalogue.gen.ts'

/** The drawings: what is free is here, what is sold comes when somebody wears it. */
const findBasic = finder(basics)
/** Null where the network did not give it: the figure is drawn without. */
const fetched = new Map<string, Item | null>()
const onItsWay = new Map<string, Promise<void>>()
const listeners = new Set<() => void>()

export const find: FindItem = (slot, itemId) => findBasic(slot, itemId) ?? fetched.get(`${slot}/${itemId}`) ?? undefined

/** Resolves when everything that this picture shows can be drawn. */
export async function fetchWorn(selection: AvatarSelection, crop: Crop): Promise<void> {
  await Promise.all(missingOf(selection, crop).map(fetchOne))
}

/** For whoever looks through everything there is. */
export async function fetchEverything(): Promise<void> {
  await Promise.all(Object.keys(sold).map(fetchOne))
}

/** Whether all of it can be drawn; fetches what is not here, and draws again when it came. */
export function useWorn(selection: AvatarSelection, crop: Crop): boolean {
  const isReady = useSyncExternalStore(listen, () => missingOf(selection, crop).length === 0)
  useEffect(() => {
    if (!isReady) void fetchWorn(selection, crop)
  }, [isReady, selection, crop])
  return isReady
}

function missingOf({ items }: AvatarSelection, crop: Crop): string[] {
  return items
    .filter(({ slot }) => isInCrop(slot, crop))
    .map(({ slot, itemId }) => `${slot}/${itemId}`)
    .filter((key) => Object.hasOwn(sold, key) && !fetched.has(key))
}

async function fetchOne(key: string): Promise<void> {
  if (fetched.has(key)) return
  const coming = onItsWay.get(key) ?? bring(key)
  onItsWay.set(key, coming)
  await coming
}

async function bring(key: string): Promise<void> {
  const item = await sold[key]?.().catch(() => null)
  fetched.set(key, item ?? null)
  onItsWay.delete(key)
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
