import type { Chest } from '@trilha/contract/economy/chests'
import { useTranslation } from 'react-i18next'
import { ChestArt } from '../../ui/art/ChestArt.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { useKeptFocus } from '../../ui/base/use-kept-focus.ts'
import styles from './ChestCard.module.css'
import type { CoursePath, PathModule } from './course-path.ts'

type ChestCardProps = {
  onOpen: (chest: Chest) => void
  /** By the stage where it is opened: when that has gone, so has the button. */
  isCovered: boolean
} & ({ module: PathModule } | { course: CoursePath })

/** What waits at the end of a module or of the course: fixed, never a surprise that could disappoint (D1). */
export function ChestCard({ onOpen, isCovered, ...of }: ChestCardProps) {
  const { t } = useTranslation('courses')
  const isCourse = 'course' in of
  const chest = isCourse ? of.course.chest : of.module.chest
  const count = isCourse ? of.course.course.contents : of.module.contents.length
  const state = chest ? (chest.status === 'OPENED' ? 'opened' : 'closed') : 'waiting'
  const card = useKeptFocus<HTMLElement>(isCovered)
  return (
    <Card ref={card} className={styles['card']}>
      <ChestArt kind={isCourse ? 'RARE' : 'COMMON'} open={state === 'opened'} width={60} />
      <div>
        <b tabIndex={-1}>{t(isCourse ? 'chestCard.course' : 'chestCard.module')}</b>
        <small>{t(`chestCard.${state}`, { count })}</small>
        {chest && state === 'closed' && (
          <Button variant="soft" size="s" className={styles['open']} onClick={() => onOpen(chest)}>
            {t('chestCard.open')}
          </Button>
        )}
      </div>
    </Card>
  )
}
