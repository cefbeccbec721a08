import type { Chest, ChestGroup } from '@trilha/contract/economy/chests'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'

function load() {
  return import('./ChestOpening.tsx')
}

const ChestOpening = lazy(async () => ({ default: (await load()).ChestOpening }))
const AllOpening = lazy(async () => ({ default: (await import('./AllOpening.tsx')).AllOpening }))

/** Opens a chest over the page. Its code is fetched apart, early where there is a chest to open. */
export function useChestStage({ isLikely }: { isLikely: boolean }): {
  openChest: (chest: Chest) => void
  stage: ReactNode
} {
  const [chest, setChest] = useState<Chest>()
  useEffect(() => {
    // A failure shows when the stage is really wanted.
    if (isLikely) load().catch(() => {})
  }, [isLikely])
  return {
    openChest: setChest,
    stage: chest && (
      <Suspense fallback={null}>
        <ChestOpening key={chest.id} first={chest} onClose={() => setChest(undefined)} />
      </Suspense>
    ),
  }
}

/** The same for all of them together. */
export function useAllStage(): { openAll: (groups: readonly ChestGroup[]) => void; stage: ReactNode } {
  const [groups, setGroups] = useState<readonly ChestGroup[]>()
  return {
    openAll: setGroups,
    stage: groups && (
      <Suspense fallback={null}>
        <AllOpening groups={groups} onClose={() => setGroups(undefined)} />
      </Suspense>
    ),
  }
}
