import { Link } from '@tanstack/react-router'
import type { Chest } from '@trilha/contract/economy/chests'
import { IconArrowRight, IconClock, IconPlayerPlayFilled, IconTreasureChest } from '@tabler/icons-react'
import type { CurrentAccount } from '@trilha/contract/identity/accounts'
import { useTranslation } from 'react-i18next'
import { chestWords } from '../../economy/chests/chest-words.ts'
import { courseTo } from '../../learning/courses/course-path.ts'
import { subjectTones } from '../../ui/pieces/subject-tones.ts'
import type { Answer } from '../../lib/api/types.ts'
import { clock } from '../../lib/clock.ts'
import { DashboardScene } from '../../ui/art/DashboardScene.tsx'
import { Avatar } from '../../ui/avatar/Avatar.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { buttonClass } from '../../ui/base/button-class.ts'
import { cx } from '../../ui/base/cx.ts'
import { Dashes } from '../../ui/base/Dashes.tsx'
import { SubjectIcon } from '../../ui/base/SubjectIcon.tsx'
import { paths } from '../paths.ts'
import { PendingTitle } from '../PendingTitle.tsx'
import { dayPartAt, firstName } from './greeting.ts'
import styles from './Hero.module.css'
import { lookOf } from '../../ui/avatar/look.ts'
import { contentLanguage } from '../../lib/language.ts'

interface HeroProps {
  current: CurrentAccount
  /** The next step is known; until then its place stays empty. */
  isSettled: boolean
  /** The class to go on with: what the page is for, before all else. */
  next?: Answer<'courses', 'getSummary'>['next'] | undefined
  chests?: { count: number; first: Chest; open: () => void } | undefined
}

/** The stage of the page: who it is for, and the one next step. */
export function Hero({ current, isSettled, next, chests }: HeroProps) {
  const { t } = useTranslation('dashboard')
  const { user } = current
  const name = firstName(user.name)
  return (
    <section className={styles['hero']}>
      <DashboardScene avatar={<Avatar selection={lookOf(user)} crop="whole" ground />} />
      <div className={styles['words']}>
        <p className={styles['hello']}>
          {t(`hello.${dayPartAt(clock.now())}`, { name })}
          {next && ` ${t(next.isStarted ? 'hero.youStopped' : 'hero.startHere')}`}
        </p>
        <Step {...{ isSettled, next, chests }} />
      </div>
    </section>
  )
}

function Step({ isSettled, next, chests }: Omit<HeroProps, 'current'>) {
  if (next) return <ClassStep next={next} />
  return chests && isSettled ? <ChestStep {...chests} /> : <CalmStep isSettled={isSettled} />
}

function ClassStep({ next }: { next: NonNullable<HeroProps['next']> }) {
  const { t } = useTranslation(['dashboard', 'courses'])
  const { course, module, content, place, isStarted } = next
  return (
    <>
      <h1 className={styles['title']} lang={contentLanguage}>
        {content.title}
      </h1>
      <p className={cx(styles['meta'], styles['facts'])}>
        <span>
          <SubjectIcon subject={subjectTones[course.subject]} size={17} />
          <span lang={contentLanguage}>{course.name}</span>
        </span>
        <span>
          <IconClock size={17} stroke={1.9} aria-hidden="true" />
          {t('courses:minutes', { minutes: content.minutes })}
        </span>
      </p>
      <p className={styles['steps']}>
        <Dashes
          deep
          done={place.finished}
          total={place.total}
          label={t('courses:classesDone', { done: place.finished, count: place.total })}
        />
        <small>{t('hero.place', { module: module.position, index: place.index, total: place.total })}</small>
      </p>
      <div className={styles['actions']}>
        <Link
          to={courseTo}
          params={{ id: course.id }}
          search={{ class: content.id }}
          className={buttonClass({ variant: 'ipe' })}
        >
          <IconPlayerPlayFilled size={18} aria-hidden="true" />
          {t(isStarted ? 'hero.goOn' : 'hero.begin')}
        </Link>
        <Link
          to={courseTo}
          params={{ id: course.id }}
          className={cx(buttonClass({ variant: 'ghost' }), styles['second'])}
        >
          {t('hero.toTrail')}
        </Link>
      </div>
    </>
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
      {isSettled ? (
        <h1 className={styles['title']}>{t('hero.calm')}</h1>
      ) : (
        <>
          <PendingTitle />
          <p className={styles['title']} style={{ visibility: 'hidden' }}>
            {t('hero.calm')}
          </p>
        </>
      )}
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
