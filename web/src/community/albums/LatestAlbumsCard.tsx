import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import styles from './albums.module.css'
import { LatestRow } from './LatestRow.tsx'

const most = 3

/** The newest of the class, beside the feed. */
export function LatestAlbumsCard() {
  const { t } = useTranslation('albums')
  const list = useQuery(query('albums', 'listMine', { query: { pSize: most } }))
  const failure = useErrorText(list.data ? undefined : list.error)
  const albums = list.data?.content ?? []
  const toAll = (
    <Link to={paths.photoAlbums} className={linkClass()}>
      {t('latest.all')}
    </Link>
  )
  return (
    <Card title={t('latest.title')} action={toAll}>
      <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={180} radius={18} />}>
        {() => (
          <>
            <ul className={styles['latest']}>
              {albums.map((album) => (
                <LatestRow key={album.id} album={album} />
              ))}
            </ul>
            {list.data && albums.length === 0 && <p className={styles['quiet']}>{t('latest.none')}</p>}
            {failure && <ErrorPanel {...failure} retrying={list.isFetching} onRetry={() => void list.refetch()} />}
          </>
        )}
      </SkeletonGroup>
    </Card>
  )
}
