import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import type { Album, AlbumPhoto } from '@trilha/contract/community/album-shapes'
import { ALBUM_PHOTOS_MAX } from '@trilha/contract/constants/community'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddPhotosDialog } from '../../community/albums/AddPhotosDialog.tsx'
import { AlbumDialog } from '../../community/albums/AlbumDialog.tsx'
import { AlbumHead } from '../../community/albums/AlbumHead.tsx'
import styles from '../../community/albums/albums.module.css'
import { PhotoGrid } from '../../community/albums/PhotoGrid.tsx'
import { PhotoViewer } from '../../community/albums/PhotoViewer.tsx'
import { RemoveAlbumDialog } from '../../community/albums/RemoveAlbumDialog.tsx'
import { CommunityClosed } from '../../community/friends/CommunityClosed.tsx'
import { isCommunityClosed } from '../../community/friends/is-community-closed.ts'
import { isNotThere } from '../../lib/api/api-error.ts'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { cx } from '../../ui/base/cx.ts'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import { ReportDialog } from '../../ui/pieces/ReportDialog.tsx'
import { useSendReport } from '../../lib/calls/use-send-report.ts'
import { Missing, type MissingProps } from '../../ui/pieces/Missing.tsx'
import { paths } from '../paths.ts'
import community from './community.module.css'
import { CommunityFrame } from './CommunityFrame.tsx'
import { ShareAlbum } from './ShareAlbum.tsx'

const route = getRouteApi('/session/frame/playground/photo-album/album/$id')

/** One album and its photos; the one that is open stands in the address. */
export function AlbumPage() {
  const { t } = useTranslation('albums')
  const { id } = route.useParams()
  const album = useQuery(query('albums', 'get', { params: { id } }))
  return (
    <CommunityFrame>
      <div className={styles['page']}>
        <Link to={paths.photoAlbums} className={cx(linkClass(), community['back'])}>
          <IconArrowLeft size={20} stroke={1.9} aria-hidden="true" />
          {t('back')}
        </Link>
        <SkeletonGroup loading={album.isPending} pageName={t('title')} skeleton={<Skeleton height={320} radius={22} />}>
          {() =>
            album.data ? (
              <Opened album={album.data} />
            ) : (
              <Unseen error={album.error} retrying={album.isFetching} onRetry={() => void album.refetch()} />
            )
          }
        </SkeletonGroup>
      </div>
    </CommunityFrame>
  )
}

type Act = 'add' | 'edit' | 'remove' | 'report' | 'share'

function Opened({ album }: { album: Album }) {
  const sendReport = useSendReport()
  const [act, setAct] = useState<Act>()
  const close = () => setAct(undefined)
  const navigate = useNavigate()
  return (
    <>
      <AlbumHead album={album} onAct={setAct} />
      <Photos album={album} onAdd={() => setAct('add')} />
      {album.mayEdit && (
        <>
          <AddPhotosDialog album={album} open={act === 'add'} onClose={close} />
          <AlbumDialog album={album} open={act === 'edit'} onClose={close} />
          <RemoveAlbumDialog
            album={album}
            open={act === 'remove'}
            onClose={close}
            onRemoved={() => navigate({ to: paths.photoAlbums })}
          />
        </>
      )}
      <ShareAlbum album={album} open={act === 'share'} onClose={close} />
      <ReportDialog
        open={act === 'report'}
        onClose={close}
        contentId={album.id}
        entityReport="ALBUM"
        onSend={sendReport}
      />
    </>
  )
}

function Photos({ album, onAdd }: { album: Album; onAdd: () => void }) {
  const { t } = useTranslation('albums')
  const { photo: openId } = route.useSearch()
  const [shared, setShared] = useState<AlbumPhoto>()
  const isCovered = shared !== undefined
  const navigate = route.useNavigate()
  const list = useQuery(query('albums', 'listPhotos', { params: { id: album.id }, query: { pSize: ALBUM_PHOTOS_MAX } }))
  const failure = useErrorText(list.data ? undefined : list.error)
  const photos = list.data?.content ?? []

  /** Opening is a step that can be taken back; moving on and closing are not. */
  function show(photo: string | undefined): void {
    const search = photo === undefined ? {} : { photo }
    void navigate({ search, replace: openId !== undefined, resetScroll: false })
  }

  return (
    <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={320} radius={22} />}>
      {() =>
        failure ? (
          <Card aria-label={album.title}>
            <ErrorPanel
              titleLevel={2}
              sentence={failure.sentence}
              code={failure.code}
              retrying={list.isFetching}
              onRetry={() => void list.refetch()}
            />
          </Card>
        ) : photos.length === 0 ? (
          <Card aria-label={album.title}>
            <EmptyPanel
              drawing={<EmptyArt kind="albums" />}
              title={t('none.title')}
              titleLevel={2}
              sentence={t(album.mayEdit ? 'none.keeper' : 'none.sentence')}
              action={
                album.mayEdit && (
                  <Button variant="soft" size="s" onClick={onAdd}>
                    {t('add.open')}
                  </Button>
                )
              }
            />
          </Card>
        ) : (
          <>
            <PhotoGrid photos={photos} title={album.title} onOpen={show} />
            <PhotoViewer {...{ album, photos, openId, isCovered }} onMove={show} onShare={setShared} />
            {/* After the viewer, so that it lies over it. */}
            <ShareAlbum album={album} photo={shared} open={isCovered} onClose={() => setShared(undefined)} />
          </>
        )
      }
    </SkeletonGroup>
  )
}

function Unseen(asked: Pick<MissingProps, 'error' | 'retrying' | 'onRetry'>) {
  const { t } = useTranslation('albums')
  return (
    <>
      <VisuallyHidden>
        <h1>{t('title')}</h1>
      </VisuallyHidden>
      {isCommunityClosed(asked.error) ? (
        <CommunityClosed error={asked.error} />
      ) : (
        <Card aria-label={t('title')}>
          <Missing
            {...asked}
            isGone={isNotThere(asked.error)}
            titleLevel={2}
            gone={{ drawing: <EmptyArt kind="albums" />, title: t('gone.title'), sentence: t('gone.sentence') }}
          />
        </Card>
      )}
    </>
  )
}
