import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts a process's time in these. */
const ticksPerSecond = 100

/** User + system seconds of a process, its ended children included. */
export function processSeconds(pid: number): number {
  const fields = statFields(pid)
  // utime, stime, cutime, cstime
  return fields ? fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond : 0
}

/** PostgreSQL: the postmaster and all it started. */
export function familySeconds(parent: number): number {
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && Number(statFields(Number(name))?.[1]) === parent,
  )
  return [parent, ...children.map(Number)].reduce((sum, pid) => sum + processSeconds(pid), 0)
}

/** The fields after the program's name, which may itself hold spaces: [state, ppid, …]. */
function statFields(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
