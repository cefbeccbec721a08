import type { AchievementCode } from '@trilha/contract/constants/economy'
import type { ReactNode } from 'react'

/**
 * What stands in each badge, 50 by 50 around (0, 0). Two tones and a light, by the classes of the badge: `a` the body,
 * `b` what lies on it or in front, `c` light; `-line` draws instead of filling.
 */
export const emblems: Record<AchievementCode, (part: Record<Part, string>) => ReactNode> = {
  FRIENDS_15: ({ a, b }) => (
    <>
      <circle cx="-9" cy="-10" r="8.5" className={a} />
      <path d="M-25 17C-25 6-18 1-9 1S7 6 7 17Z" className={a} />
      <circle cx="11" cy="-5" r="7.5" className={b} />
      <path d="M-3 19C-3 9 3 5 11 5S25 9 25 19Z" className={b} />
    </>
  ),
  CLASSES_1: ({ a, b, cLine }) => (
    <>
      <path d="M-1-9C-7-15-16-16-24-14V13C-16 11-7 12-1 18Z" className={a} />
      <path d="M1-9C7-15 16-16 24-14V13C16 11 7 12 1 18Z" className={b} />
      <path d="M-18-6Q-12-7-7-4M-18 2Q-12 1-7 4M18-6Q12-7 7-4M18 2Q12 1 7 4" className={cLine} />
    </>
  ),
  CLASSES_10: ({ a, b, cLine }) => (
    <>
      <rect x="-22" y="9" width="42" height="11" rx="3.5" className={b} />
      <rect x="-17" y="-3" width="40" height="11" rx="3.5" className={a} />
      <rect x="-21" y="-15" width="37" height="11" rx="3.5" className={b} />
      <path d="M-13 12V17M-8 0V5M-12-12V-7" className={cLine} />
    </>
  ),
  CLASSES_50: ({ a, b, aLine }) => (
    <>
      <path d="M-14 0V13C-9 20 9 20 14 13V0L0 7Z" className={a} />
      <path d="M0-19L27-7L0 5L-27-7Z" className={b} />
      <path d="M22-5V10" className={aLine} />
      <circle cx="22" cy="13" r="4" className={a} />
    </>
  ),
  POSTS_100: ({ a, cLine }) => (
    <>
      <path
        d="M-16-19H16A8 8 0 0 1 24-11V3A8 8 0 0 1 16 11H3L-8 22V11H-16A8 8 0 0 1-24 3V-11A8 8 0 0 1-16-19Z"
        className={a}
      />
      <path d="M-13-9H13M-13 1H5" className={cLine} />
    </>
  ),
  LIFE_PROJECTS_50: ({ a, b, c }) => (
    <>
      <circle r="23" className={a} />
      <circle r="16.5" className={c} />
      <path d="M10-10L4 4L-10 10L-4-4Z" className={b} />
      <circle r="2.6" className={c} />
    </>
  ),
  MODULES_5: ({ a, b, bLine }) => (
    <>
      <ellipse cx="-13" cy="19" rx="10" ry="5" className={a} />
      <ellipse cx="6" cy="12" rx="8.4" ry="4.4" className={a} />
      <ellipse cx="-8" cy="4" rx="7" ry="3.8" className={a} />
      <ellipse cx="7" cy="-3" rx="5.8" ry="3.2" className={a} />
      <ellipse cx="-3" cy="-9" rx="4.8" ry="2.6" className={a} />
      <path d="M-3-10V-25" className={bLine} />
      <path d="M-3-26H13L9-21L13-16H-3Z" className={b} />
    </>
  ),
  COURSES_1: ({ a, b, bLine, cLine }) => (
    <>
      <path d="M-25 19C-16 3-5-2 3-2S18 5 25 19Z" className={a} />
      <path d="M-3 17C-7 10 6 9 3 1" className={cLine} />
      <path d="M3-2V-23" className={bLine} />
      <path d="M3-24H20L16-18.5L20-13H3Z" className={b} />
    </>
  ),
  COURSES_5: ({ a, b, c, bLine }) => (
    <>
      <path d="M-26 19L-5-13L5 2L11-5L26 19Z" className={a} />
      <path d="M-5-13L2-2.5L-2-4L-5 0L-8-4L-12-2.5Z" className={c} />
      <path d="M-5-12V-25" className={bLine} />
      <path d="M-5-26H9L6-21.5L9-17H-5Z" className={b} />
    </>
  ),
  RIGHT_ANSWERS_100: ({ a, c, bLine }) => (
    <>
      <circle cx="-2" cy="3" r="21" className={a} />
      <circle cx="-2" cy="3" r="14" className={c} />
      <circle cx="-2" cy="3" r="7.5" className={a} />
      <path d="M-11 1L-3 9L21-17" className={bLine} style={{ strokeWidth: 6 }} />
    </>
  ),
  NOTES_20: ({ a, b, cLine }) => (
    <>
      <rect x="-20" y="-21" width="32" height="41" rx="6" className={a} />
      <path d="M-12-11H4M-12-3H4M-12 5H-4" className={cLine} />
      <path d="M19-10L26-3L8 16L0 19L3 11Z" className={b} />
    </>
  ),
  CHALLENGES_10: ({ a, b, c }) => (
    <>
      <path d="M-8-3L-19 9V15L-8 10ZM8-3L19 9V15L8 10Z" className={b} />
      <path d="M0-25C10-16 12-4 9 11H-9C-12-4-10-16 0-25Z" className={a} />
      <circle cy="-7" r="5" className={c} />
      <path d="M-6 13H6L0 24Z" className={b} />
    </>
  ),
  TASKS_20: ({ a, b, cLine }) => (
    <>
      <rect x="-19" y="-18" width="38" height="40" rx="6" className={a} />
      <rect x="-9" y="-24" width="18" height="10" rx="4" className={b} />
      <path d="M-12-4L-9-1L-4-7M-12 9L-9 12L-4 6M3-4H12M3 9H12" className={cLine} />
    </>
  ),
  MAPS_1: ({ a, b, c, cLine }) => (
    <>
      <path d="M-25-14L-9-20L9-14L25-20V14L9 20L-9 14L-25 20Z" className={a} />
      <path d="M-9-20L9-14V20L-9 14Z" className={b} />
      <path d="M-18 9C-13 1-6 9-1 2S8 1 12-4" className={cLine} style={{ strokeDasharray: '.1 6.5' }} />
      <circle cx="17" cy="-8" r="4.4" className={c} />
    </>
  ),
}

export type Part = 'a' | 'b' | 'c' | 'aLine' | 'bLine' | 'cLine'
