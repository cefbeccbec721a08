import type { SchoolStudent } from '@trilha/contract/identity/family'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import styles from './family.module.css'
import { PartSwitches } from './PartSwitches.tsx'
import { PinForm } from './PinForm.tsx'
import { useControlChange } from './use-control-change.ts'

interface ControlDialogProps {
  student: SchoolStudent
  open: boolean
  onClose: () => void
}

/** The administrator sets what a student may use, and gives a new PIN to whoever locked themself out. */
export function ControlDialog({ student, open, onClose }: ControlDialogProps) {
  const { t } = useTranslation('family')
  const { shown, change } = useControlChange(student)
  const [isPinOpen, setPinOpen] = useState(false)
  const closePin = () => setPinOpen(false)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={closePin}
      title={t('desk.controlTitle', { name: student.child.name })}
      lead={t('desk.controlLead')}
    >
      <PartSwitches value={shown} onChange={change} isWaiting={student.consent === 'MISSING'} />
      <p className={styles['quiet']}>
        {student.pinLock ? t(`child.lock.${student.pinLock.kind}`) : t(`child.pinBy.${student.pinSetBy ?? 'nobody'}`)}
      </p>
      {isPinOpen ? (
        <PinForm controlId={student.id} onSaved={closePin} onCancel={closePin} />
      ) : (
        <div className={styles['actions']}>
          <Button variant="soft" onClick={() => setPinOpen(true)}>
            {t(student.pinSet ? 'child.pinChange' : 'child.pinCreate')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
