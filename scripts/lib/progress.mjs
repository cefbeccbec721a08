const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const secondsBetweenLines = 10

/** Runs `work` with its title and the seconds shown: a spinner at a terminal, plain lines elsewhere. */
export async function step(title, work, out = process.stdout) {
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 1000)
  const stop = out.isTTY ? spin(title, seconds, out) : report(title, seconds, out)
  try {
    const result = await work()
    stop(`✓ ${title} (${seconds()} s)`)
    return result
  } catch (error) {
    stop(`✗ ${title} (${seconds()} s)`)
    throw error
  }
}

function spin(title, seconds, out) {
  let turn = 0
  const draw = () => out.write(`\r\x1b[K${frames[turn++ % frames.length]} ${title} … ${seconds()} s`)
  draw()
  const timer = setInterval(draw, 100)
  return (line) => {
    clearInterval(timer)
    out.write(`\r\x1b[K${line}\n`)
  }
}

function report(title, seconds, out) {
  out.write(`${title} …\n`)
  const timer = setInterval(() => out.write(`  ${title}: ${seconds()} s\n`), secondsBetweenLines * 1000)
  return (line) => {
    clearInterval(timer)
    out.write(`${line}\n`)
  }
}
