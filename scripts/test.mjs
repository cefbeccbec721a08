// Plain JavaScript: this is what the machine's own Node runs before anything is installed.
const oldestNode = 20
const major = Number(process.versions.node.split('.')[0])

if (major < oldestNode) {
  console.error(`Trilha needs Node ${oldestNode} or newer, and this is ${process.versions.node}.`)
  process.exit(1)
}

const { test } = await import('./check/run-steps.mjs')
process.exitCode = await test(process.argv.slice(2))
