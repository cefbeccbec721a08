import { Link } from '@tanstack/react-router'
import type { LevelTitle } from '@trilha/contract/constants/economy'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { Bolt } from '../../ui/base/Bolt.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import styles from './LevelUpCard.module.css'
import { useCelebrations, useSeen } from './use-celebrations.ts'

/** A new level is said by a card on the dashboard and never by a window in the way. */
export function LevelUpCard({ titleOf }: { titleOf: (level: number) => LevelTitle }) {
  const { t } = useTranslation(['achievements', 'dashboard'])
  const level = useCelebrations({ enabled: true })?.level
  const { isSeen, see } = useSeen()
  if (!level || isSeen(level)) return null
  return (
    <Card aria-label={t('levelUp.label')} className={styles['card']}>
      <span className={styles['tile']} aria-hidden="true">
        <Bolt size={30} />
      </span>
      <div className={styles['words']}>
        <h2 className={styles['title']}>{t('levelUp.title', { level })}</h2>
        <p>
          {t('levelUp.lead', { title: t(`dashboard:levels.${titleOf(level)}`) })}{' '}
          <Link to={paths.achievement} hash="levels" className={linkClass()}>
            {t('levelUp.all')}
          </Link>
        </p>
      </div>
      <Button variant="soft" size="s" onClick={() => see(level)}>
        {t('levelUp.seen')}
      </Button>
    </Card>
  )
}
