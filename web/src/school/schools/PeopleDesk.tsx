import { useInfiniteQuery } from '@tanstack/react-query'
import { IconSearch } from '@tabler/icons-react'
import type { SchoolPerson } from '@trilha/contract/school/schools'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { pagedQuery } from '../../lib/query.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { lookOf } from '../../ui/avatar/look.ts'
import { UserAvatar } from '../../ui/avatar/UserAvatar.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { ChipRow } from '../../ui/base/ChipRow.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { Tag } from '../../ui/base/Tag.tsx'
import { TextField } from '../../ui/base/TextField.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import { BlockDialog } from './BlockDialog.tsx'
import styles from './SchoolDesk.module.css'

const filters = ['all', 'STUDENT', 'PROFESSOR', 'blocked'] as const
type Filter = (typeof filters)[number]

interface PeopleDeskProps {
  /** The way in, beside the title. */
  adding: ReactNode
  /** What else can be done about somebody, beside the name. */
  changing: (person: SchoolPerson) => ReactNode
}

/** Who belongs to the school. The office reads; the administrator may also close and open an account. */
export function PeopleDesk({ adding, changing }: PeopleDeskProps) {
  const { t } = useTranslation('schools')
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  // Typing stays light: the list follows when there is time.
  const asked = useDeferredValue(search.trim())
  return (
    <div className={styles['page']}>
      <PageTitle lead={t('people.lead')}>{t('people.title')}</PageTitle>
      <div>{adding}</div>
      <Card aria-label={t('people.title')}>
        <TextField
          label={t('people.search')}
          type="search"
          maxLength={60}
          icon={<IconSearch size={21} stroke={1.9} aria-hidden="true" />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          className={styles['search']}
        />
        <ChipRow
          label={t('people.filter')}
          items={filters.map((value) => ({ value, label: t(`people.filters.${value}`) }))}
          value={filter}
          onChange={setFilter}
        />
        <People search={asked} filter={filter} changing={changing} />
      </Card>
    </div>
  )
}

interface PeopleProps extends Pick<PeopleDeskProps, 'changing'> {
  search: string
  filter: Filter
}

function People({ search, filter, changing }: PeopleProps) {
  const { t } = useTranslation('schools')
  const { data: current } = useCurrentAccount()
  const [chosen, setChosen] = useState<SchoolPerson>()
  const list = useInfiniteQuery(
    pagedQuery('schools', 'listPeople', {
      query: {
        ...(search && { search }),
        ...(filter === 'blocked' ? { blocked: 'true' as const } : filter !== 'all' && { role: filter }),
      },
    }),
  )
  const mayBlock = current?.account.role === 'SCHOOL_ADMIN'
  return (
    <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={360} radius={14} />}>
      {() => (
        <>
          {list.data?.length === 0 && (
            <EmptyPanel
              drawing={<EmptyArt kind="otherFriends" />}
              title={t('people.none')}
              titleLevel={2}
              sentence={t('people.noneSentence')}
            />
          )}
          <ul className={styles['people']}>
            {list.data?.map((person) => (
              <Person
                key={person.accountId}
                person={person}
                changing={changing(person)}
                onChoose={mayBlock && mayBeBlocked(person) ? () => setChosen(person) : undefined}
              />
            ))}
          </ul>
          <div className={styles['foot']}>
            <ListFoot list={list} more={t('people.more')} />
          </div>
          {chosen && <BlockDialog key={chosen.accountId} person={chosen} onClose={() => setChosen(undefined)} />}
        </>
      )}
    </SkeletonGroup>
  )
}

/** Who left is out already; a block of before can still be taken off. */
function mayBeBlocked({ role, active, block }: SchoolPerson): boolean {
  return role !== 'SCHOOL_ADMIN' && (active || block !== null)
}

interface PersonProps {
  person: SchoolPerson
  changing: ReactNode
  onChoose: (() => void) | undefined
}

function Person({ person, changing, onChoose }: PersonProps) {
  const { t } = useTranslation('schools')
  const { name, userId, avatar, role, className, active, block } = person
  return (
    <li className={styles['person']}>
      <UserAvatar name={name} selection={lookOf({ id: userId, avatar })} size={44} decorative />
      <span className={styles['words']}>
        <b>{name}</b>
        <small>{className ? t('people.inClass', { role: t(`roles.${role}`), className }) : t(`roles.${role}`)}</small>
      </span>
      {!active && <Tag>{t('people.inactive')}</Tag>}
      {block && <Tag tone="danger">{t(`reasons.${block.reason}`)}</Tag>}
      <span className={styles['acts']}>
        {changing}
        {onChoose && (
          <Button
            variant="line"
            size="s"
            aria-label={t(block ? 'people.unblockOf' : 'people.blockOf', { name })}
            onClick={onChoose}
          >
            {t(block ? 'people.unblock' : 'people.block')}
          </Button>
        )}
      </span>
    </li>
  )
}
