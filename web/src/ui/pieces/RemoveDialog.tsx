import { saving } from '../base/toasts.ts'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

interface RemoveDialogProps extends Omit<ConfirmDialogProps, 'onConfirm'> {
  onRemove: () => Promise<unknown>
}

/** Closes once the thing is gone; a refusal is told, and the question stays. */
export function RemoveDialog({ onRemove, ...dialog }: RemoveDialogProps) {
  return (
    <ConfirmDialog {...dialog} onConfirm={() => void saving(onRemove(), 'remove').then(dialog.onClose, () => {})} />
  )
}
