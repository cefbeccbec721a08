import { REWARD_AMOUNTS } from '@trilha/contract/constants/economy'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/base/Card.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { Money } from '../../ui/base/Money.tsx'
import { Xp } from '../../ui/base/Xp.tsx'
import styles from './HowIEarn.module.css'
import { originLooks } from './origins.ts'

type Paying = keyof typeof REWARD_AMOUNTS

/** Learning first, as the card shows it before it is unfolded. */
const main: readonly Paying[] = ['COMPLETE_CLASS', 'QUIZ_ANSWER', 'CHALLENGE_ATTACHMENT', 'LIFE_PROJECT']
const others = (Object.keys(REWARD_AMOUNTS) as Paying[])
  .filter((origin) => !main.includes(origin))
  .toSorted((one, other) => REWARD_AMOUNTS[other].XP - REWARD_AMOUNTS[one].XP)

/** The server's own table: nothing pays that is not written here (decision G19). */
export function HowIEarn() {
  const { t } = useTranslation('wallets')
  const [isWhole, setIsWhole] = useState(false)
  return (
    <Card title={t('how.title')} className={styles['card']}>
      <ul>
        {(isWhole ? [...main, ...others] : main).map((origin) => (
          <Way key={origin} origin={origin} />
        ))}
      </ul>
      <p className={styles['more']}>
        <button type="button" aria-expanded={isWhole} className={linkClass()} onClick={() => setIsWhole(!isWhole)}>
          {t(isWhole ? 'how.fewer' : 'how.all')}
        </button>
      </p>
      <p className={styles['note']}>
        <IconInfoCircle size={18} stroke={1.9} aria-hidden="true" />
        {t('how.note')}
      </p>
    </Card>
  )
}

function Way({ origin }: { origin: Paying }) {
  const { t } = useTranslation('wallets')
  const { icon: Icon } = originLooks[origin]
  const { EDU_COIN: educoins, XP: xp } = REWARD_AMOUNTS[origin]
  return (
    <li className={styles['way']}>
      <Icon size={20} stroke={1.9} aria-hidden="true" />
      <span className={styles['words']}>{t(`earn.${origin}`)}</span>
      <span className={styles['amount']}>{educoins > 0 && <Money value={educoins} iconSize={15} />}</span>
      <span className={styles['amount']}>
        <Xp value={xp} iconSize={14} />
      </span>
    </li>
  )
}
