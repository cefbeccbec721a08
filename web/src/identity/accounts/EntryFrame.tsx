import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EntryShell } from '../../ui/shell/EntryShell.tsx'

interface EntryFrameProps {
  title: ReactNode
  lead?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** The landscape of the way in, around the forms of this domain. */
export function EntryFrame(props: EntryFrameProps) {
  const { t } = useTranslation('accounts')
  return <EntryShell low scene={t('entry.scene')} tagline={t('entry.tagline')} {...props} />
}
