import { COIN_TYPES, type CoinType } from '@trilha/contract/constants/economy'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Coin } from '../../../ui/art/Coin.tsx'
import { Bolt } from '../../../ui/base/Bolt.tsx'
import { Menu } from '../../../ui/base/Menu.tsx'
import { MenuItem } from '../../../ui/base/MenuItem.tsx'
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx'
import styles from './charts.module.css'

/** Which coin both charts show. */
export function CoinMenu({ coin, onChange }: { coin: CoinType; onChange: (coin: CoinType) => void }) {
  const { t } = useTranslation('wallets')
  return (
    <Menu
      trigger={(props) => (
        <button {...props} className={styles['coin']}>
          <VisuallyHidden>{t('charts.coin')}: </VisuallyHidden>
          {coin === 'XP' ? <Bolt size={16} /> : <Coin size={16} />}
          {t(`coins.${coin}`)}
          <IconChevronDown size={16} stroke={1.9} aria-hidden="true" />
        </button>
      )}
    >
      {COIN_TYPES.map((value) => (
        <MenuItem key={value} onSelect={() => onChange(value)}>
          {t(`coins.${value}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
