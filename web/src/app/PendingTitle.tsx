import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../ui/base/VisuallyHidden.tsx'

/** What the page is called while its own heading is not there yet; read also where the grey boxes are still unseen. */
export function PendingTitle() {
  const { t } = useTranslation('app')
  const title = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.title ?? 'home' })
  return (
    <VisuallyHidden>
      <h1 style={{ visibility: 'visible' }}>{t(`titles.${title}`)}</h1>
    </VisuallyHidden>
  )
}
