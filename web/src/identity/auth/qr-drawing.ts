import { encode } from 'uqr'

export interface QrDrawing {
  /** Modules along one side, with the quiet border. */
  size: number
  /** One path of all dark modules, in units of one module. */
  path: string
}

/** Readers need four modules of quiet around the code. */
const border = 4

export function drawQrCode(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border })
  const path = data.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('')
  return { size, path }
}

/** Dark modules side by side as one: fewer seams, shorter path. */
function runsOf(row: readonly boolean[]): (readonly [start: number, length: number])[] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}
