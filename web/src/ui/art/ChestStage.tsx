import type { CSSProperties, ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import { stageColours, stageViewBox, type ChestKind } from './chest.ts'
import styles from './ChestStage.module.css'
import { ContourLines } from './ContourLines.tsx'

interface ChestStageProps {
  kind: ChestKind
  children?: ReactNode
  className?: string
}

const rays = Array.from({ length: 16 }, (_, index) => index * 22.5)

/**
 * Where a chest is opened. Children may use `--stage-light` and `--stage-ink` (a pennant and its words) and
 * `--stage-soft` (a second line of text).
 */
export function ChestStage({ kind, children, className }: ChestStageProps) {
  const { ground, light, disc, disc2, ink, soft } = stageColours[kind]
  const variables = {
    '--stage-ground': ground,
    '--stage-light': light,
    '--stage-ink': ink,
    '--stage-soft': soft,
  } as CSSProperties
  return (
    <div className={cx(styles.stage, className)} style={variables}>
      <svg className={styles.art} viewBox={stageViewBox} preserveAspectRatio="xMidYMid slice" aria-hidden>
        <g fill={light} opacity=".16">
          {rays.map((turn) => (
            <path key={turn} d="M0 0L-34-900L34-900Z" transform={`rotate(${turn})`} />
          ))}
        </g>
        <ContourLines
          cx={0}
          cy={-30}
          start={81}
          step={70}
          count={12}
          seed={3}
          colour={light}
          width={1.6}
          opacity={0.2}
        />
        <circle cy="-40" r="250" fill={disc} />
        <circle cy="-40" r="190" fill={disc2} />
      </svg>
      {children}
    </div>
  )
}
