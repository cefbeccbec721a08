import { WEEKLY_GOAL_MAX } from '@trilha/contract/constants/learning'
import { IconCheck, IconLeaf, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../lib/api/types.ts'
import { useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { cx } from '../../ui/base/cx.ts'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { IconButton } from '../../ui/base/IconButton.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import styles from './WeekCard.module.css'

type Week = Answer<'courses', 'getWeek'>

const dayKeys = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** This week: what was finished on which day, and the student's own goal. A week that was missed costs nothing (D2). */
export function WeekCard({ week }: { week: Week }) {
  const { t } = useTranslation('courses')
  const [isChoosing, setChoosing] = useState(false)
  return (
    <Card
      title={t('week.title')}
      action={
        <IconButton aria-label={t('week.change')} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          <IconPencil size={19} stroke={1.9} aria-hidden="true" />
        </IconButton>
      }
    >
      <p className={styles['goal']}>
        {week.classes === null ? t('week.noGoal') : t('week.goal', { count: week.classes })}
      </p>
      <ol className={styles['days']}>
        {week.days.map((count, day) => (
          <li key={dayKeys[day]} {...(day === week.today && { 'aria-current': 'date' as const })}>
            <i className={cx(count > 0 && styles['done'], day === week.today && styles['today'])}>
              {count > 0 && <IconCheck size={17} stroke={3} aria-hidden="true" />}
            </i>
            <span aria-hidden="true">{t(`week.short.${dayKeys[day]!}`)}</span>
            <VisuallyHidden>
              {t('week.dayCount', { day: t(`week.day.${dayKeys[day]!}`), classes: t('classes', { count }) })}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
      <p className={styles['words']}>
        <IconLeaf size={20} stroke={1.9} aria-hidden="true" />
        <span>
          <WeekWords week={week} />
        </span>
      </p>
      {isChoosing && <GoalDialog current={week.classes} onClose={() => setChoosing(false)} />}
    </Card>
  )
}

function WeekWords({ week: { classes, finished } }: { week: Week }) {
  const { t } = useTranslation('courses')
  if (classes === null) return <>{t('week.soFar', { count: finished })}</>
  const left = classes - finished
  return (
    <>
      <b>{t('week.of', { done: finished, count: classes })}</b>{' '}
      {left > 0 ? t('week.left', { count: left }) : t('week.reached')}
    </>
  )
}

const usual = 4

function GoalDialog({ current, onClose }: { current: number | null; onClose: () => void }) {
  const { t } = useTranslation('courses')
  const [classes, setClasses] = useState(current ?? usual)
  const set = useContractMutation('courses', 'setWeeklyGoal')
  const remove = useContractMutation('courses', 'removeWeeklyGoal')

  function run(work: () => Promise<unknown>, kind: 'save' | 'remove'): void {
    void saving(work, kind).then(onClose, () => {})
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('week.choose')}
      lead={t('week.chooseLead')}
      actions={
        <>
          {current !== null && (
            <Button variant="line" loading={remove.isPending} onClick={() => run(() => remove.mutateAsync(), 'remove')}>
              {t('week.none')}
            </Button>
          )}
          <Button loading={set.isPending} onClick={() => run(() => set.mutateAsync({ body: { classes } }), 'save')}>
            {t('week.save')}
          </Button>
        </>
      }
    >
      <label className={styles['choice']}>
        <span>{t('week.perWeek')}</span>
        <output>{t('classes', { count: classes })}</output>
        <input
          type="range"
          min={1}
          max={WEEKLY_GOAL_MAX}
          value={classes}
          onChange={(event) => setClasses(Number(event.target.value))}
        />
      </label>
    </Dialog>
  )
}
