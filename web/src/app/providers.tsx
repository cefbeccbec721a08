import { Suspense, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { i18n } from '../lib/i18n.ts'
import '../ui/theme/start.ts'

export function Providers({ children }: { children: ReactNode }) {
  return (
    <I18nextProvider i18n={i18n}>
      {/* Sentences of a page are loaded beside its code; this is for a piece that brings its own. */}
      <Suspense fallback={null}>{children}</Suspense>
    </I18nextProvider>
  )
}
