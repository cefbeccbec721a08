import { IconSearch, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useDeferredValue, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommunityClosed } from '../../community/friends/CommunityClosed.tsx'
import { YearNote } from '../../community/friends/FindPeople.tsx'
import { FoundPeople } from '../../community/friends/FoundPeople.tsx'
import { isCommunityClosed } from '../../community/friends/is-community-closed.ts'
import { FoundSubjects } from '../../community/subjects/FoundSubjects.tsx'
import styles from '../../community/subjects/subjects.module.css'
import { query } from '../../lib/query.ts'
import { buttonClass } from '../../ui/base/button-class.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ChipRow } from '../../ui/base/ChipRow.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { TextField } from '../../ui/base/TextField.tsx'
import { paths } from '../paths.ts'
import { FoundPosts } from './FoundPosts.tsx'
import { foundKinds, useFound, type FoundKind } from './use-found.ts'

const route = getRouteApi('/session/frame/playground/search')

/** People, subjects and posts of the school by one field. */
export function SearchPage() {
  const { q = '' } = route.useSearch()
  // The field of the top bar leads here anew.
  return <Search key={q} words={q} />
}

function Search({ words }: { words: string }) {
  const { t } = useTranslation('subjects')
  const panelId = useId()
  const [search, setSearch] = useState(words)
  // Typing stays light: the list follows when there is time.
  const typed = useDeferredValue(search.trim())
  const { counts, first } = useFound(typed)
  const [chosen, setChosen] = useState<FoundKind>()
  // Until somebody chooses, what has something is shown; it stays while the next is looked for.
  const [opened, setOpened] = useState<FoundKind>('people')
  if (first !== undefined && first !== opened) setOpened(first)
  const tab = chosen ?? opened
  const { error } = useQuery(query('friends', 'countMine'))
  return (
    <div className={styles['page']}>
      <PageTitle
        lead={t('search.lead')}
        action={
          <Link to={paths.friends} className={buttonClass({ variant: 'line', size: 's' })}>
            <IconUsers size={19} stroke={1.9} aria-hidden="true" />
            {t('search.friends')}
          </Link>
        }
      >
        {t('search.title')}
      </PageTitle>
      {isCommunityClosed(error) ? (
        <CommunityClosed error={error} />
      ) : (
        <Card aria-label={t('search.title')} className={styles['page']}>
          <TextField
            label={t('search.label')}
            type="search"
            maxLength={60}
            icon={<IconSearch size={21} stroke={1.9} aria-hidden="true" />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <ChipRow
            label={t('search.kind')}
            items={foundKinds.map((value) => ({ value, label: t(`search.${value}`), count: counts[value] }))}
            value={tab}
            onChange={setChosen}
            panelId={panelId}
            className={styles['kinds']}
          />
          {tab !== 'posts' && (
            <div id={panelId} role="tabpanel" aria-label={t(`search.${tab}`)} className={styles['page']}>
              {tab === 'people' && <YearNote />}
              {tab === 'people' ? <FoundPeople search={typed} /> : <FoundSubjects search={typed} />}
            </div>
          )}
        </Card>
      )}
      {/* Each post is a card of its own. */}
      {tab === 'posts' && !isCommunityClosed(error) && (
        <div id={panelId} role="tabpanel" aria-label={t('search.posts')} className={styles['page']}>
          <FoundPosts search={typed} />
        </div>
      )}
    </div>
  )
}
