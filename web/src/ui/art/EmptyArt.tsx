import type { JSX } from 'react'
import { pictureProps } from './picture-props.ts'

export type EmptyKind =
  | 'feed'
  | 'otherFeed'
  | 'friends'
  | 'otherFriends'
  | 'topics'
  | 'otherTopics'
  | 'albums'
  | 'saved'
  | 'offline'
  | 'notFound'

/** The drawing of an empty panel. Another person's panel is quieter than one's own: there is nothing to do there. */
export function EmptyArt({ kind, label, className }: { kind: EmptyKind; label?: string; className?: string }) {
  const Drawing = drawings[kind]
  return (
    <svg viewBox="0 0 160 96" width="160" height="96" className={className} {...pictureProps(label)}>
      <Drawing />
    </svg>
  )
}

const drawings: Record<EmptyKind, () => JSX.Element> = {
  feed: Feed,
  otherFeed: OtherFeed,
  friends: Friends,
  otherFriends: OtherFriends,
  topics: Topics,
  otherTopics: OtherTopics,
  albums: Albums,
  saved: Saved,
  offline: Offline,
  notFound: NotFound,
}

const trail = 'M8 84C40 84 40 44 74 44C108 44 106 84 140 78'

function Road({ dots = 'var(--primary)' }: { dots?: string }) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={trail} stroke="var(--surface-3)" strokeWidth="12" />
      <path d={trail} stroke={dots} strokeWidth="4" strokeDasharray="1 11" />
    </g>
  )
}

/** The whole way is walked: flag at its end. */
function Feed() {
  return (
    <>
      <Road />
      <path d="M134 79V34" stroke="var(--text)" strokeWidth="4" strokeLinecap="round" />
      <path d="M136 33H158L153 41.5L158 50H136Z" fill="var(--pitanga)" />
    </>
  )
}

/** The same way, not walked yet: a bare pole. */
function OtherFeed() {
  return (
    <>
      <Road dots="var(--border-strong)" />
      <path d="M134 79V34" stroke="var(--border-strong)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="134" cy="31" r="5" fill="var(--border-strong)" />
    </>
  )
}

function Friends() {
  return (
    <>
      <Absent cx={52} />
      <circle cx="108" cy="52" r="30" fill="var(--primary-soft)" />
      <path d="M108 38v28M94 52h28" stroke="var(--primary)" strokeWidth="6" strokeLinecap="round" />
    </>
  )
}

function OtherFriends() {
  return (
    <>
      <Absent cx={108} />
      <circle cx="52" cy="52" r="30" fill="var(--surface-3)" />
      <circle cx="52" cy="45" r="9" fill="var(--border-strong)" />
      <path d="M35 68a17 14 0 0 1 34 0q-17 10-34 0Z" fill="var(--border-strong)" />
    </>
  )
}

function Absent({ cx }: { cx: number }) {
  return (
    <circle
      cx={cx}
      cy="52"
      r="30"
      fill="none"
      stroke="var(--surface-3)"
      strokeWidth="5"
      strokeDasharray="4 9"
      strokeLinecap="round"
    />
  )
}

const pennant = 'H58L50 14L58 28H0a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6Z'

function Topics() {
  return (
    <>
      <path d={`M0 0${pennant}`} transform="translate(22 16)" fill="var(--sub-ciencias-soft)" />
      <path d={`M0 0${pennant}`} transform="translate(86 38)" fill="var(--sub-artes-soft)" />
      <path d={`M0 0${pennant}`} transform="translate(34 60)" fill="var(--sub-matematica-soft)" />
      <g fill="none" strokeWidth="5" strokeLinecap="round">
        <path d="M30 30h26" stroke="var(--sub-ciencias)" />
        <path d="M94 52h22" stroke="var(--sub-artes)" />
        <path d="M42 74h18" stroke="var(--sub-matematica)" />
      </g>
    </>
  )
}

function OtherTopics() {
  return (
    <>
      <path d={`M0 0${pennant}`} transform="translate(58 20)" fill="var(--surface-3)" />
      <path d="M66 34h26" stroke="var(--border-strong)" strokeWidth="5" strokeLinecap="round" />
      <path
        d={`M0 0${pennant}`}
        transform="translate(44 58)"
        fill="none"
        stroke="var(--surface-3)"
        strokeWidth="4"
        strokeDasharray="4 8"
        strokeLinecap="round"
      />
    </>
  )
}

function Albums() {
  return (
    <>
      <rect x="34" y="18" width="76" height="60" rx="12" fill="var(--surface-3)" transform="rotate(-8 72 48)" />
      <rect x="48" y="18" width="80" height="62" rx="12" fill="var(--xp-soft)" />
      <circle cx="106" cy="38" r="8" fill="var(--ipe)" />
      <path d="M52 74L76 46L92 62L104 52L124 74Z" fill="var(--xp)" />
    </>
  )
}

function Saved() {
  return (
    <path
      d="M58 14H102Q108 14 108 20V82L80 64L52 82V20Q52 14 58 14Z"
      fill="var(--pitanga-soft)"
      stroke="var(--pitanga)"
      strokeWidth="5"
      strokeLinejoin="round"
    />
  )
}

/** The bridge over the river is out; both banks are still there. */
function Offline() {
  return (
    <>
      <path d="M56 96C62 84 50 78 58 66H102C110 78 98 84 104 96Z" fill="var(--xp-soft)" />
      <path d="M70 76q5-5 10 0M80 88q5-5 10 0" fill="none" stroke="var(--xp)" strokeWidth="4" strokeLinecap="round" />
      <path d="M4 62H50Q58 62 57 70L54 96H4ZM156 62H110Q102 62 103 70L106 96H156Z" fill="var(--surface-3)" />
      <path d="M10 56H56M104 56H150" stroke="var(--warning)" strokeWidth="8" strokeLinecap="round" />
      <path d="M66 52l6-5M94 52l-6-5" stroke="var(--warning)" strokeWidth="6" strokeLinecap="round" />
      <path d="M22 56V34M46 56V34M114 56V34M138 56V34" stroke="var(--warning)" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M10 38Q34 48 54 36M150 38Q126 48 106 36"
        fill="none"
        stroke="var(--warning)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  )
}

/** A signpost where the way forks. */
function NotFound() {
  return (
    <>
      <path
        d="M8 88C40 88 54 82 80 82C106 82 120 74 150 66M80 82C104 84 122 90 150 90"
        fill="none"
        stroke="var(--surface-3)"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path d="M80 82V8" stroke="var(--text)" strokeWidth="5" strokeLinecap="round" />
      <path d="M74 14H118L128 24L118 34H74Z" fill="var(--primary)" />
      <path d="M86 42H44L34 52L44 62H86Z" fill="var(--ipe)" />
      <path d="M86 24h24M74 52h-22" stroke="var(--surface)" strokeWidth="4" strokeLinecap="round" />
    </>
  )
}
