import { readFileSync } from 'node:fs'

/** As it was when we began: whoever has lost npm since then has lost it for good. */
const parents = parentChain()

/**
 * npm that is ended or killed tells nothing to what it runs: without this an install, a build or the server would go
 * on behind the prompt. Returns how to let go.
 */
export function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return () => {}
  const watch = setInterval(() => {
    if (parentChain() === parents) return
    clearInterval(watch)
    end()
  }, 500).unref()
  return () => clearInterval(watch)
}

/** Parent and its parent: a shell may stand between npm and us, and it outlives npm. */
function parentChain() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`
  } catch {
    return String(process.ppid)
  }
}
