import type { MyParentalControl } from '@trilha/contract/identity/family'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import styles from './family.module.css'
import { PinForm } from './PinForm.tsx'

/** The first PIN, or another in its place. */
export function MyPinCard({ control }: { control: MyParentalControl }) {
  const { t } = useTranslation('family')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  // The first PIN is a guardian's to give where there is one. G23
  const isForGuardian = !control.pinSet && control.guardians.some(({ status }) => status === 'LINKED')
  if (isForGuardian)
    return (
      <Card title={t('myPin.title')}>
        <p className={styles['quiet']}>{t('myPin.lead.forGuardian')}</p>
      </Card>
    )
  return (
    <Card title={t('myPin.title')}>
      <p className={styles['quiet']}>{t(`myPin.lead.${control.pinSetBy ?? 'nobody'}`)}</p>
      {isOpen ? (
        <PinForm controlId={control.id} asksCurrent={control.pinSet} onSaved={close} onCancel={close} />
      ) : (
        <div className={styles['actions']}>
          <Button variant="soft" disabled={control.pinLock !== null} onClick={() => setOpen(true)}>
            {t(control.pinSet ? 'child.pinChange' : 'child.pinCreate')}
          </Button>
        </div>
      )}
    </Card>
  )
}
