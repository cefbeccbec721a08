import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { playChime } from '../../lib/chime.ts'
import { BadgeArt } from '../../ui/art/BadgeArt.tsx'
import { Confetti } from '../../ui/art/Confetti.tsx'
import { ContourLines } from '../../ui/art/ContourLines.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { Pennant } from '../../ui/base/Pennant.tsx'
import { getPreferences } from '../../ui/theme/preferences.ts'
import styles from './Celebration.module.css'
import type { Celebrated } from './use-celebrations.ts'

interface CelebrationProps {
  celebrated: Celebrated
  /** "You made 15 friends!" */
  title: string
  /** Others after this one. */
  left: number
  onOpen: () => void
  onLater: () => void
}

/** One that was reached. It takes neither the focus nor the page: it may come in the middle of an answer. */
export function Celebration({ celebrated: { code, chest }, title, left, onOpen, onLater }: CelebrationProps) {
  const { t } = useTranslation('achievements')
  const titleId = useId()
  useChime()
  const mayOpen = chest?.status === 'CLOSED'
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <svg className={styles['lines']} viewBox="0 0 420 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <ContourLines cx={90} cy={100} start={24} step={34} count={8} seed={5} opacity={0.18} />
      </svg>
      <div className={styles['confetti']}>
        <Confetti falling />
      </div>
      <BadgeArt code={code} done width={104} className={styles['badge'] ?? ''} />
      <div className={styles['words']}>
        <Pennant tone="ipe" className={styles['pennant'] ?? ''}>
          {t('celebration.pennant')}
        </Pennant>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        <p className={styles['what']}>{mayOpen ? t('celebration.chest') : t('celebration.kept')}</p>
        <div className={styles['actions']}>
          {mayOpen && (
            <Button variant="ipe" size="s" onClick={onOpen}>
              {t('openChest')}
            </Button>
          )}
          <Button variant="ghost" size="s" onClick={onLater}>
            {left > 0 ? t('celebration.next', { count: left }) : t(mayOpen ? 'celebration.later' : 'celebration.close')}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** Once for each, and only for who had turned sound on by then: a switch that is flipped later plays nothing. */
function useChime(): void {
  useEffect(() => {
    if (getPreferences().sound === 'on') playChime()
  }, [])
}
