import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'

/** Asks before a look that was not saved is left behind: by a link, the way back, or closing the window. */
export function UnsavedDialog({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useTranslation('studio')
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isUnsaved,
    enableBeforeUnload: () => isUnsaved,
    withResolver: true,
  })
  return (
    <Dialog
      open={status === 'blocked'}
      onClose={() => reset?.()}
      title={t('leave.title')}
      lead={t('leave.sentence')}
      actions={
        <>
          <Button variant="line" size="s" onClick={() => proceed?.()}>
            {t('leave.leave')}
          </Button>
          <Button size="s" data-autofocus onClick={() => reset?.()}>
            {t('leave.stay')}
          </Button>
        </>
      }
    />
  )
}
