import { IconUser } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Crown, type CrownPlace } from '../art/Crown.tsx'
import { pictureProps } from '../art/picture-props.ts'
import { cx } from '../base/cx.ts'
import { Avatar } from './Avatar.tsx'
import type { AvatarSelection } from './avatar.ts'
import { defaultSelection, hashOf } from './default-selection.ts'
import styles from './UserAvatar.module.css'

interface UserAvatarProps {
  /** Empty while nobody knows who it is. */
  name: string
  selection?: AvatarSelection | undefined
  /** A user id, for a person who has a look but chose none. Without selection and seed the initials stand. */
  seed?: string | undefined
  /** Pixels. */
  size: number
  rank?: number | undefined
  /** What screen readers say; the person's avatar by default. */
  label?: string | undefined
  /** Beside the name the picture says nothing new. A rank is still said. */
  decorative?: boolean
}

export function UserAvatar({ name, selection, seed, size, rank, label, decorative = false }: UserAvatarProps) {
  const { t } = useTranslation('avatar')
  const look = selection ?? (seed === undefined ? undefined : defaultSelection(seed))
  const spoken = decorative ? undefined : (label ?? t('of', { name }))
  return (
    <span className={styles.user} style={{ '--user-avatar': `${size}px` } as CSSProperties}>
      {look ? (
        <span className={styles.picture} style={{ background: look.disc }}>
          <Avatar selection={look} crop="bust" label={spoken} className={styles.picture} />
        </span>
      ) : (
        <Initials name={name} label={spoken} />
      )}
      {rank !== undefined && <Rank rank={rank} label={t('place', { count: rank, ordinal: true })} />}
    </span>
  )
}

/** Pairs of the theme with enough contrast in light and dark. */
const inks = ['tecnologia', 'ciencias', 'artes', 'matematica', 'historia', 'geografia', 'portugues', 'ingles']

function Initials({ name, label }: { name: string; label: string | undefined }) {
  const ink = inks[hashOf(name) % inks.length]
  return (
    <span
      className={cx(styles.picture, styles.initials)}
      style={{ background: `var(--sub-${ink}-soft)`, color: `var(--sub-${ink}-ink)` }}
      {...pictureProps(label)}
    >
      {initialsOf(name) || <IconUser size="55%" stroke={1.9} aria-hidden="true" />}
    </span>
  )
}

/** First and last name: "Luana da Silva Aroeira" is LA. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('')
}

function Rank({ rank, label }: { rank: number; label: string }) {
  if (isCrown(rank)) return <Crown place={rank} label={label} className={styles.crown} />
  return (
    <span className={styles.number} role="img" aria-label={label}>
      {rank}
    </span>
  )
}

function isCrown(rank: number): rank is CrownPlace {
  return rank === 1 || rank === 2 || rank === 3
}
