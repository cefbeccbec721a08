import { lazy, Suspense } from 'react'
import { Skeleton } from '../base/Skeleton.tsx'
import type { RichTextProps } from './RichText.tsx'

const RichText = lazy(async () => ({ default: (await import('./RichText.tsx')).RichText }))

/** What reads Markdown and formulas is larger than most pages: it comes with the first text that needs it. */
export function LazyRichText(props: RichTextProps) {
  return (
    <Suspense fallback={<Skeleton height={160} radius={18} />}>
      <RichText {...props} />
    </Suspense>
  )
}
