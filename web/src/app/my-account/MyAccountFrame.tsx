import { useTranslation } from 'react-i18next'
import { PlaceFrame } from '../PlaceFrame.tsx'
import { accountSections } from './sections.ts'

export function MyAccountFrame() {
  const { t } = useTranslation('myAccount')
  return <PlaceFrame label={t('sections.label')} sections={accountSections} words={t} />
}
