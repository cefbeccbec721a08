import { IconNote, IconPlayerPlay, IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { MyNote } from '@trilha/contract/learning/notes'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { formatClock } from '../../lib/format.ts'
import { pagedQuery } from '../../lib/query.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { buttonClass } from '../../ui/base/button-class.ts'
import { Card } from '../../ui/base/Card.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { TextField } from '../../ui/base/TextField.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import { groupByCourse } from './group-notes.ts'
import { NoteItem } from './NoteItem.tsx'
import styles from './notes.module.css'

/** All that I noted, trail by trail. */
export function NotesPage() {
  const { t } = useTranslation('notes')
  const [search, setSearch] = useState('')
  // Typing stays light: the list follows when there is time.
  const asked = useDeferredValue(search.trim())
  return (
    <div className={styles['page']}>
      <PageTitle lead={t('page.lead')}>{t('page.title')}</PageTitle>
      <TextField
        label={t('page.search')}
        type="search"
        maxLength={60}
        icon={<IconSearch size={21} stroke={1.9} aria-hidden="true" />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Notes search={asked} />
    </div>
  )
}

function Notes({ search }: { search: string }) {
  const { t } = useTranslation('notes')
  const list = useInfiniteQuery(pagedQuery('notes', 'listMine', { query: search ? { search } : {} }))
  return (
    <SkeletonGroup loading={list.isPending} skeleton={<NotesSkeleton />}>
      {() => (
        <section aria-label={t('page.title')} className={styles['groups']}>
          {list.data?.length === 0 && <None isSearch={search !== ''} />}
          {groupByCourse(list.data ?? []).map(({ courseId, courseName, notes }) => (
            <Card
              key={courseId}
              title={
                <span className={styles['course']}>
                  <IconNote size={22} stroke={1.9} aria-hidden="true" />
                  {courseName}
                </span>
              }
            >
              <ul className={styles['list']}>
                {notes.map((note) => (
                  <NoteItem key={note.id} note={note} place={<Place note={note} />} />
                ))}
              </ul>
            </Card>
          ))}
          <ListFoot list={list} more={t('page.more')} titleLevel={2} />
        </section>
      )}
    </SkeletonGroup>
  )
}

function None({ isSearch }: { isSearch: boolean }) {
  const { t } = useTranslation('notes')
  const { data: current } = useCurrentAccount()
  return (
    <Card as="div">
      <EmptyPanel
        drawing={<EmptyArt kind="saved" />}
        titleLevel={2}
        title={t(isSearch ? 'page.notFound' : 'page.none')}
        sentence={t(isSearch ? 'page.notFoundSentence' : 'page.noneSentence')}
        action={
          isSearch ? undefined : (
            <Link to="/my-trail" className={buttonClass({ variant: 'soft' })}>
              {t(current?.account.role === 'STUDENT' ? 'page.toTrails' : 'page.toTasks')}
            </Link>
          )
        }
      />
    </Card>
  )
}

/** The class, and where the note is about a moment of the video, that moment: one link opens both. */
function Place({ note }: { note: MyNote }) {
  const { t } = useTranslation('notes')
  const moment = note.second === null ? null : formatClock(note.second)
  if (!note.canOpen)
    return (
      <span className={styles['class']}>
        {note.contentTitle}
        <small>{t('page.formerClass')}</small>
      </span>
    )
  return (
    <Link
      to="/my-trail/course/$id"
      params={{ id: note.courseId }}
      search={{ class: note.contentId, ...(note.second !== null && { second: note.second }) }}
      className={styles['class']}
    >
      {note.contentTitle}
      {moment && (
        <span className={styles['moment']}>
          <IconPlayerPlay size={15} stroke={2} aria-hidden="true" />
          {moment}
        </span>
      )}
    </Link>
  )
}

function NotesSkeleton() {
  return (
    <div className={styles['groups']}>
      <Skeleton height={220} radius={22} />
      <Skeleton height={140} radius={22} />
    </div>
  )
}
