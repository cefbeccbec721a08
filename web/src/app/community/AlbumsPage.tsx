import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AlbumCard } from '../../community/albums/AlbumCard.tsx'
import { AlbumDialog } from '../../community/albums/AlbumDialog.tsx'
import styles from '../../community/albums/albums.module.css'
import { ClassFilter } from '../../community/albums/ClassFilter.tsx'
import { CommunityClosed } from '../../community/friends/CommunityClosed.tsx'
import { isCommunityClosed } from '../../community/friends/is-community-closed.ts'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { pagedQuery, query } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { CommunityEmpty } from '../../ui/pieces/CommunityEmpty.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import { paths } from '../paths.ts'
import { routerPath } from '../router-path.ts'
import { CommunityFrame } from './CommunityFrame.tsx'

/** Photos of the class; who teaches makes them here. */
export function AlbumsPage() {
  const { t } = useTranslation('albums')
  const { data: current } = useCurrentAccount()
  const role = current?.account.role
  const isKeeper = role === 'PROFESSOR' || role === 'SCHOOL_ADMIN'
  const { data: classes = [] } = useQuery({ ...query('tasks', 'listClasses'), enabled: isKeeper })
  const [classId, setClassId] = useState('')
  const [isMaking, setMaking] = useState(false)
  const navigate = useNavigate()
  const make = isKeeper && classes.length > 0 ? () => setMaking(true) : undefined
  return (
    <CommunityFrame>
      <div className={styles['page']}>
        <PageTitle
          lead={t(isKeeper ? 'leadKeeper' : 'lead')}
          action={
            make && (
              <Button icon={<IconPlus size={20} stroke={2} aria-hidden="true" />} onClick={make}>
                {t('new')}
              </Button>
            )
          }
        >
          {t('title')}
        </PageTitle>
        {classes.length > 1 && <ClassFilter classes={classes} value={classId} onChange={setClassId} />}
        <Albums key={classId} classId={classId} namesClass={isKeeper} onMake={make} />
        {isKeeper && (
          <AlbumDialog
            classes={classes}
            open={isMaking}
            onClose={() => setMaking(false)}
            onMade={({ id }) => void navigate({ to: routerPath(paths.photoAlbum), params: { id } })}
          />
        )}
      </div>
    </CommunityFrame>
  )
}

interface AlbumsProps {
  classId: string
  namesClass: boolean
  onMake: (() => void) | undefined
}

function Albums({ classId, namesClass, onMake }: AlbumsProps) {
  const { t } = useTranslation('albums')
  const all = useInfiniteQuery({ ...pagedQuery('albums', 'listMine', { query: {} }), enabled: classId === '' })
  const ofClass = useInfiniteQuery({
    ...pagedQuery('albums', 'listByClass', { params: { id: classId }, query: {} }),
    enabled: classId !== '',
  })
  const list = classId === '' ? all : ofClass
  if (isCommunityClosed(list.error)) return <CommunityClosed error={list.error} />
  return (
    <SkeletonGroup loading={list.isPending} skeleton={<Waiting />}>
      {() => (
        <>
          <ul aria-label={t('title')} className={styles['albums']}>
            {list.data?.map((album) => (
              <li key={album.id}>
                <AlbumCard album={album} namesClass={namesClass} />
              </li>
            ))}
          </ul>
          {list.data?.length === 0 && (
            <Card aria-label={t('title')}>
              <CommunityEmpty kind="albums" titleLevel={2} action={onMake} />
            </Card>
          )}
          <ListFoot list={list} more={t('more')} titleLevel={2} />
        </>
      )}
    </SkeletonGroup>
  )
}

function Waiting() {
  return (
    <div className={styles['albums']}>
      <Skeleton height={290} radius={22} />
      <Skeleton height={290} radius={22} />
      <Skeleton height={290} radius={22} />
    </div>
  )
}
