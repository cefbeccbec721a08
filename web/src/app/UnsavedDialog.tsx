import { useTranslation } from 'react-i18next'
import { Button } from '../ui/base/Button.tsx'
import { Dialog } from '../ui/base/Dialog.tsx'

export function UnsavedDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation('app')
  return (
    <Dialog
      open
      onClose={onStay}
      title={t('unsaved.title')}
      lead={t('unsaved.lead')}
      actions={
        <>
          <Button variant="line" onClick={onLeave}>
            {t('unsaved.leave')}
          </Button>
          <Button data-autofocus onClick={onStay}>
            {t('unsaved.stay')}
          </Button>
        </>
      }
    />
  )
}
