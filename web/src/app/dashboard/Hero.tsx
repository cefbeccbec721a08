import { Link } from '@tanstack/react-router'
import type { Chest } from '@trilha/contract/economy/chests'
import { IconArrowRight, IconTreasureChest } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { chestWords } from '../../economy/chests/chest-words.ts'
import type { Answer } from '../../lib/api/types.ts'
import { clock } from '../../lib/clock.ts'
import { DashboardScene } from '../../ui/art/DashboardScene.tsx'
import { Avatar } from '../../ui/avatar/Avatar.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { buttonClass } from '../../ui/base/button-class.ts'
import { cx } from '../../ui/base/cx.ts'
import { paths } from '../paths.ts'
import { dayPartAt, firstName } from './greeting.ts'
import styles from './Hero.module.css'
import { lookOf } from '../../ui/avatar/look.ts'

interface HeroProps {
  current: Answer<'accounts', 'current'>
  /** The next step is known; until then its place stays empty. */
  isSettled: boolean
  chests?: { count: number; first: Chest; open: () => void } | undefined
}

/** The stage of the page: who it is for, and the one next step. */
export function Hero({ current, isSettled, chests }: HeroProps) {
  const { t } = useTranslation('dashboard')
  const { user } = current
  const name = firstName(user.name)
  return (
    <section className={styles['hero']}>
      <DashboardScene avatar={<Avatar selection={lookOf(user)} crop="whole" ground />} />
      <div className={styles['words']}>
        <p className={styles['hello']}>{t(`hello.${dayPartAt(clock.now())}`, { name })}</p>
        {chests ? <ChestStep {...chests} /> : <CalmStep isSettled={isSettled} />}
      </div>
    </section>
  )
}

function ChestStep({ count, first, open }: NonNullable<HeroProps['chests']>) {
  const { t } = useTranslation(['dashboard', 'chests'])
  const source = t(`chests:${chestWords(first).source}`, { name: first.entityName })
  return (
    <>
      <h1 className={styles['title']}>{t('hero.chests', { count })}</h1>
      <p className={styles['meta']}>
        <IconTreasureChest size={17} stroke={1.9} aria-hidden="true" />
        {t('hero.firstChest', { chest: t(`chests:chest.${first.kind}`), source })}
      </p>
      <div className={styles['actions']}>
        <Button variant="ipe" onClick={open}>
          {t('hero.openChest')}
        </Button>
        <Link to={paths.edubank} className={cx(buttonClass({ variant: 'ghost' }), styles['second'])}>
          {t('hero.toBank')}
        </Link>
      </div>
    </>
  )
}

function CalmStep({ isSettled }: { isSettled: boolean }) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <h1 className={styles['title']} style={isSettled ? undefined : { visibility: 'hidden' }}>
        {t('hero.calm')}
      </h1>
      {isSettled && (
        <>
          <p className={styles['meta']}>{t('hero.calmLead')}</p>
          <div className={styles['actions']}>
            <Link to={paths.edubank} className={buttonClass({ variant: 'ipe' })}>
              {t('hero.toBank')}
              <IconArrowRight size={19} stroke={2.2} aria-hidden="true" />
            </Link>
          </div>
        </>
      )}
    </>
  )
}
