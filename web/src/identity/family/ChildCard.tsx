import type { ChildControl } from '@trilha/contract/identity/family'
import { IconLock, IconLockOpen2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lookOf } from '../../ui/avatar/look.ts'
import { UserAvatar } from '../../ui/avatar/UserAvatar.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { PersonLink } from '../../ui/talk/PersonLink.tsx'
import styles from './family.module.css'
import { PartSwitches } from './PartSwitches.tsx'
import { PinDialog } from './PinDialog.tsx'
import { useControlChange } from './use-control-change.ts'

/** One child: who, what may be used, the PIN, who else cares. */
export function ChildCard({ control }: { control: ChildControl }) {
  const { t } = useTranslation('family')
  const { child, otherGuardians } = control
  const { shown, change } = useControlChange(control)
  const [isPinOpen, setPinOpen] = useState(false)
  return (
    <Card as="article" aria-label={child.name}>
      <div className={styles['person']}>
        <UserAvatar
          name={child.name}
          selection={lookOf({ id: child.userId, avatar: child.avatar })}
          size={64}
          decorative
        />
        <div className={styles['who']}>
          <h2 className="t-title-3">
            <PersonLink id={child.userId}>{child.name}</PersonLink>
          </h2>
          <p className={styles['quiet']}>{child.className}</p>
        </div>
      </div>
      <PartSwitches value={shown} onChange={change} />
      <PinLine control={control} onChange={() => setPinOpen(true)} />
      {otherGuardians.length > 0 && <p className={styles['quiet']}>{t('child.others', { names: otherGuardians })}</p>}
      <p className={styles['quiet']}>{t('child.unlinkHelp')}</p>
      <PinDialog controlId={control.id} name={child.name} open={isPinOpen} onClose={() => setPinOpen(false)} />
    </Card>
  )
}

function PinLine({ control, onChange }: { control: ChildControl; onChange: () => void }) {
  const { t } = useTranslation('family')
  const { pinSet, pinSetBy, pinLock } = control
  const Icon = pinSet ? IconLock : IconLockOpen2
  return (
    <div className={styles['pin']} data-warns={pinLock?.kind === 'RESET' || undefined}>
      <Icon size={22} stroke={1.9} aria-hidden="true" />
      <div className={styles['who']}>
        <p className={styles['strong']}>{t(pinSet ? 'child.pinSet' : 'child.pinNone')}</p>
        <p className={styles['quiet']}>
          {pinLock ? t(`child.lock.${pinLock.kind}`) : t(`child.pinBy.${pinSetBy ?? 'nobody'}`)}
        </p>
      </div>
      <Button variant="soft" size="s" onClick={onChange}>
        {t(pinSet ? 'child.pinChange' : 'child.pinCreate')}
      </Button>
    </div>
  )
}
