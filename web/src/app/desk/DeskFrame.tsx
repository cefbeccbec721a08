import { useTranslation } from 'react-i18next'
import { PlaceFrame } from '../PlaceFrame.tsx'
import { deskSections } from './sections.ts'

export function DeskFrame() {
  const { t } = useTranslation('desk')
  return <PlaceFrame label={t('sections.label')} sections={deskSections} words={t} />
}
