import { IconBook2, IconCamera, IconFileText, IconFileTypePdf, IconHelpHexagon, IconMovie } from '@tabler/icons-react'
import type { PathContent } from './course-path.ts'

const icons = {
  VIDEO: IconMovie,
  TEXT: IconFileText,
  DOCUMENT: IconFileTypePdf,
  QUIZ: IconHelpHexagon,
  CHALLENGE: IconCamera,
  EBOOK: IconBook2,
} satisfies Record<PathContent['kind'], unknown>

/** Decorative: the word stands beside it. */
export function KindIcon({ kind, size = 20 }: { kind: PathContent['kind']; size?: number }) {
  const Icon = icons[kind]
  return <Icon size={size} stroke={1.9} aria-hidden="true" />
}
