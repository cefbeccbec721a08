import { useTranslation } from 'react-i18next'
import { Button } from '../ui/base/Button.tsx'
import { EmptyPanel } from '../ui/base/EmptyPanel.tsx'

/** Instead of every page: the school closed this account, and asking again would not open it. */
export function BlockedNotice({ onSignOut }: { onSignOut: () => void }) {
  const { t } = useTranslation('app')
  return (
    <EmptyPanel
      title={t('blocked.title')}
      titleLevel={1}
      sentence={t('blocked.sentence')}
      action={
        <Button variant="soft" onClick={onSignOut}>
          {t('blocked.signOut')}
        </Button>
      }
    />
  )
}
