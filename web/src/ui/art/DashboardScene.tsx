import type { ReactNode } from 'react'
import { ContourLines } from './ContourLines.tsx'
import styles from './DashboardScene.module.css'
import { Araucaria, Flag, Ipe, RoundTree, sand, Sun } from './Landscape.tsx'

const road =
  'M252 312C257 303 260 293 267 286C285 269 336 278 360 245C386 209 318 202 318 197C318 180 354 174 359 156C360 150 359 144 358 138L354 138C352 143 354 149 351 154C344 167 312 168 302 190C293 212 321 221 336 228C344 232 340 229 335 231C331 234 326 236 321 237C314 240 306 240 299 242C270 247 247 250 229 275C226 279 224 285 220 288Z'

/** The land behind the dashboard's hero. The student's own avatar stands on it: the student is the hero. */
export function DashboardScene({ avatar }: { avatar?: ReactNode }) {
  return (
    <div className={styles.scene}>
      <svg className={styles.land} viewBox="0 0 460 288" preserveAspectRatio="xMaxYMax slice" aria-hidden>
        <ContourLines cx={330} cy={60} start={19} step={35} count={10} seed={2} />
        <Sun x={392} y={70} r={30} />
        <path d="M60 288C110 190 190 140 262 168C320 112 400 108 460 138C490 152 530 150 580 160V288Z" fill="#14513F" />
        <path
          d="M130 288C170 214 250 186 320 210C372 188 420 190 460 204C500 216 530 214 580 220V288Z"
          fill="#1B6A51"
        />
        <Araucaria x={424} y={196} scale={0.62} />
        <Araucaria x={446} y={204} scale={0.46} />
        <g className={styles.wideOnly}>
          <Ipe x={150} y={232} scale={0.6} />
        </g>
        <path d="M40 288C120 236 240 232 330 252C390 240 430 242 460 250C500 258 530 256 580 262V288Z" fill="#258765" />
        <path d={road} fill={sand} />
        <Flag x={356} y={140} scale={0.72} />
        <RoundTree x={446} y={262} scale={0.6} />
      </svg>
      {avatar && <div className={styles.avatar}>{avatar}</div>}
    </div>
  )
}
