import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Chest } from '@trilha/contract/economy/chests'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { AchievementTile } from './AchievementTile.tsx'
import styles from './NextAchievements.module.css'
import { nearest } from './progress.ts'

const shown = 3

/** The dashboard's card: what is nearest, and the way to all of it. */
export function NextAchievements({ onOpen }: { onOpen: (chest: Chest) => void }) {
  const { t } = useTranslation('achievements')
  const { data, error, isPending, isFetching, refetch } = useQuery(query('achievements', 'listMyProgress'))
  const failure = useErrorText(data ? undefined : error)
  const list = nearest(data ?? [], shown)
  return (
    <Card
      title={t('next.title')}
      action={
        <Link to={paths.achievement} className={linkClass()}>
          {t('next.all')}
        </Link>
      }
    >
      <SkeletonGroup loading={isPending} skeleton={<Waiting />}>
        {() => (
          <>
            {failure && (
              <ErrorPanel
                sentence={failure.sentence}
                code={failure.code}
                retrying={isFetching}
                onRetry={() => void refetch()}
              />
            )}
            {data && list.length === 0 && <p className={styles['none']}>{t('next.none')}</p>}
            <ul className={styles['list']}>
              {list.map((progress) => (
                <AchievementTile key={progress.code} progress={progress} titleLevel={3} onOpen={onOpen} />
              ))}
            </ul>
          </>
        )}
      </SkeletonGroup>
    </Card>
  )
}

function Waiting() {
  return (
    <div className={styles['list']}>
      {Array.from({ length: shown }, (_, box) => (
        <Skeleton key={box} height={190} radius={18} />
      ))}
    </div>
  )
}
