import { PARENTAL_SWITCHES, type ParentalSwitch } from '@trilha/contract/constants'
import { IconMessageCircle, IconShoppingBag, IconUsersGroup } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isPartBuilt } from '../../lib/built-parts.ts'
import { SwitchField } from '../../ui/base/SwitchField.tsx'
import styles from './family.module.css'

type Switches = Record<ParentalSwitch, boolean>

const icons = { communityEnabled: IconUsersGroup, chatEnabled: IconMessageCircle, purchasesEnabled: IconShoppingBag }

interface PartSwitchesProps {
  value: Switches
  onChange: (change: Partial<Switches>) => void
  /** Left out: all can be changed. */
  mayChange?: (name: ParentalSwitch) => boolean
  /** A grown-up's consent is missing: community and chat stay closed although they are switched on (E71). */
  isWaiting?: boolean
}

/** One switch for each part that is built. A change counts at once. */
export function PartSwitches({ value, onChange, mayChange = () => true, isWaiting = false }: PartSwitchesProps) {
  const { t } = useTranslation('family')
  return (
    <div className={styles['switches']}>
      {PARENTAL_SWITCHES.filter(isPartBuilt).map((name) => {
        const Icon = icons[name]
        return (
          <SwitchField
            key={name}
            icon={<Icon size={22} stroke={1.9} aria-hidden="true" />}
            label={t(`parts.${name}.label`)}
            hint={
              isWaiting && value[name] && name !== 'purchasesEnabled'
                ? t(`parts.${name}.waits`)
                : t(`parts.${name}.${value[name] ? 'on' : 'off'}`)
            }
            checked={value[name]}
            disabled={!mayChange(name)}
            onChange={(checked) => onChange({ [name]: checked })}
          />
        )
      })}
    </div>
  )
}
