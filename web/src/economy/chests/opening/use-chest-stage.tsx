import type { Chest } from '@trilha/contract/economy/chests'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'

function load() {
  return import('./ChestOpening.tsx')
}

const ChestOpening = lazy(async () => ({ default: (await load()).ChestOpening }))

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
