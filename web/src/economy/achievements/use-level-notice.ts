import { useEffect, useState } from 'react'
import { useCelebrations } from './use-celebrations.ts'

/** Three seconds in the XP pill (look §6). */
const shownFor = 3000

/** The new level while the pill says it; the card on the dashboard says it until it is seen. */
export function useLevelNotice({ enabled }: { enabled: boolean }): number | undefined {
  const level = useCelebrations({ enabled })?.level ?? undefined
  const [said, setSaid] = useState<number>()
  useEffect(() => {
    if (level === undefined) return
    const timer = setTimeout(() => setSaid(level), shownFor)
    return () => clearTimeout(timer)
  }, [level])
  return level === said ? undefined : level
}
