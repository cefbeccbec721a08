// Plain JavaScript: this is what the machine's own Node runs before anything is installed.
const oldestNode = 20
const major = Number(process.versions.node.split('.')[0])

if (major < oldestNode) {
  console.error(`Trilha needs Node ${oldestNode} or newer, and this is ${process.versions.node}.`)
  process.exit(1)
}

const { start } = await import('./lib/start.mjs')
process.exitCode = await start()
