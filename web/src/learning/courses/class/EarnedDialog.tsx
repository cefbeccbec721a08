import type { Chest } from '@trilha/contract/economy/chests'
import { useTranslation } from 'react-i18next'
import { ChestArt } from '../../../ui/art/ChestArt.tsx'
import { Confetti } from '../../../ui/art/Confetti.tsx'
import { Button } from '../../../ui/base/Button.tsx'
import { Dialog } from '../../../ui/base/Dialog.tsx'
import { Money } from '../../../ui/base/Money.tsx'
import { Xp } from '../../../ui/base/Xp.tsx'
import { useReducedMotion } from '../../../ui/theme/preferences.ts'
import type { PathContent } from '../course-path.ts'
import styles from './EarnedDialog.module.css'
import { NextLink } from './FinishCard.tsx'
import type { Reported } from './progress-reporter.ts'

interface EarnedDialogProps {
  earned: NonNullable<Reported['earned']> | undefined
  courseId: string
  next: PathContent | undefined
  onOpenChest: (chest: Chest) => void
  onClose: () => void
  /** After its closing movement. */
  onClosed: () => void
}

/** What finishing really gave, once. A class that was finished anew gave nothing, so nothing is celebrated. */
export function EarnedDialog({ earned, courseId, next, onOpenChest, onClose, onClosed }: EarnedDialogProps) {
  const { t } = useTranslation('courses')
  const isStill = useReducedMotion()
  const [educoins, xp] = [0, 1].map((index) => earned?.rewards[index]?.value ?? 0) as [number, number]
  const what = earned?.finishedCourse ? 'course' : earned?.finishedModule ? 'module' : 'class'
  const chest = earned?.chests[0]
  return (
    <Dialog
      open={earned !== undefined}
      onClose={onClose}
      onClosed={onClosed}
      title={t(`earned.${what}.title`)}
      lead={t(`earned.${what}.lead`)}
      actions={
        <div className={styles['actions']}>
          {chest && (
            <Button variant="ipe" full onClick={() => onOpenChest(chest)}>
              {t('earned.openChest')}
            </Button>
          )}
          <NextLink courseId={courseId} next={next} />
        </div>
      }
    >
      <div className={styles['stage']}>
        {!isStill && <Confetti falling count={24} />}
        <p className={styles['amounts']}>
          <Money value={educoins} signed iconSize={26} />
          <Xp value={xp} signed iconSize={26} />
        </p>
        {earned && earned.chests.length > 0 && (
          <ul className={styles['chests']}>
            {earned.chests.map(({ id, kind }) => (
              <li key={id}>
                <ChestArt kind={kind} open={false} width={84} />
                <small>{t(`earned.chest.${kind === 'RARE' ? 'RARE' : 'COMMON'}`)}</small>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
