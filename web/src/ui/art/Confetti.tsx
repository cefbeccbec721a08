import type { CSSProperties } from 'react'
import styles from './Confetti.module.css'
import { stageViewBox } from './chest.ts'

const colours = ['#FFC629', '#FF8475', '#CDB7FA', '#7FE0BC', '#7FAEFF']

type Piece = readonly [shape: 'dot' | 'dash' | 'pennant', x: number, y: number, turn: number, colour: number]

const pieces: readonly Piece[] = [
  ['dot', 238, -40, 0, 0],
  ['dash', -237, 109, 37, 1],
  ['dot', 297, 227, 0, 2],
  ['dash', -564, -109, 148, 3],
  ['pennant', 206, -130, 105, 0],
  ['pennant', 465, 77, 168, 2],
  ['dot', -535, 112, 0, 3],
  ['dot', -361, -184, 0, 4],
  ['dash', 490, -114, 121, 2],
  ['pennant', -336, 289, 294, 3],
  ['pennant', -423, -28, 357, 4],
  ['dot', 360, -286, 0, 2],
  ['pennant', -168, -179, 60, 0],
  ['dot', 343, -8, 0, 1],
  ['dash', -353, 129, 94, 4],
  ['dot', 297, 317, 0, 3],
  ['dash', -256, -96, 205, 0],
  ['pennant', 320, -142, 186, 1],
  ['pennant', 534, 153, 249, 3],
  ['dot', -266, 8, 0, 0],
  ['dot', -416, -262, 0, 2],
  ['dash', 608, -75, 178, 3],
  ['pennant', -191, 102, 15, 0],
  ['dash', 302, 189, 289, 4],
  ['pennant', -530, -74, 78, 2],
  ['dot', 491, -296, 0, 3],
  ['dot', 439, 43, 0, 4],
  ['dash', -479, 129, 151, 2],
  ['pennant', -92, -262, 330, 1],
  ['dash', 128, -252, 62, 0],
  ['dot', -214, -250, 0, 4],
  ['pennant', 224, -262, 24, 2],
  ['dash', -148, 252, 118, 3],
  ['dot', 180, 190, 0, 1],
  ['pennant', -590, 10, 212, 4],
  ['dot', 566, -190, 0, 0],
  ['dash', -300, 30, 64, 3],
  ['pennant', 390, 200, 140, 1],
  ['dot', -440, 220, 0, 2],
  ['dash', 250, 60, 20, 4],
]

/**
 * Forty pieces around the chest, in the stage's own coordinates. `falling` plays them once; with reduced motion they
 * are not there at all.
 */
export function Confetti({ falling = false, count = pieces.length }: { falling?: boolean; count?: number }) {
  return (
    <svg className={styles.confetti} viewBox={stageViewBox} preserveAspectRatio="xMidYMid slice" aria-hidden>
      <g className={falling ? styles.falling : undefined}>
        {pieces.slice(0, count).map(([shape, x, y, turn, colour], index) => (
          <g key={`${x} ${y}`} style={{ '--piece': index } as CSSProperties}>
            <ConfettiPiece shape={shape} x={x} y={y} turn={turn} colour={colours[colour]!} />
          </g>
        ))}
      </g>
    </svg>
  )
}

interface ConfettiPieceProps {
  shape: Piece[0]
  x: number
  y: number
  turn: number
  colour: string
}

function ConfettiPiece({ shape, x, y, turn, colour }: ConfettiPieceProps) {
  if (shape === 'dot') return <circle cx={x} cy={y} r="5" fill={colour} />
  const transform = `translate(${x} ${y}) rotate(${turn})`
  if (shape === 'dash') return <rect width="15" height="7" rx="3.5" transform={transform} fill={colour} />
  return <path d="M0-8H13L10-3L13 2H0Z" transform={transform} fill={colour} />
}
