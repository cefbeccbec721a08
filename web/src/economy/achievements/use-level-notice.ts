import { useEffect, useState } from 'react'
import { useSession } from '../../lib/session.ts'
import { keepLevelTold, readLevelTold } from './level-told.ts'
import { useCelebrations } from './use-celebrations.ts'

/** Three seconds in the XP pill. */
const shownFor = 3000

/**
 * The new level while the pill says it: once, and not again with every page that is loaded. Every window that is open
 * when it comes says it; the card on the dashboard says it until it is seen.
 */
export function useLevelNotice({ enabled }: { enabled: boolean }): number | undefined {
  const level = useCelebrations({ enabled })?.level ?? undefined
  const accountId = useSession()?.accountId
  const [told, setTold] = useState(() => ({ accountId, level: readLevelTold(accountId) }))
  // In another account by now.
  if (told.accountId !== accountId) setTold({ accountId, level: readLevelTold(accountId) })
  const notice = level === told.level ? undefined : level
  useEffect(() => {
    if (notice === undefined) return
    keepLevelTold(accountId, notice)
    const timer = setTimeout(() => setTold({ accountId, level: notice }), shownFor)
    return () => clearTimeout(timer)
  }, [notice, accountId])
  return notice
}
