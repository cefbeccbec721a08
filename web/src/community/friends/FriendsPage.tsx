import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { query } from '../../lib/query.ts'
import { buttonClass } from '../../ui/base/button-class.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ChipRow } from '../../ui/base/ChipRow.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { TwoColumns } from '../../ui/base/TwoColumns.tsx'
import { BlockedPeople } from './BlockedPeople.tsx'
import { ClassPeople } from './ClassPeople.tsx'
import { CommunityClosed } from './CommunityClosed.tsx'
import { FindPeople } from './FindPeople.tsx'
import styles from './friends.module.css'
import { isCommunityClosed } from './is-community-closed.ts'
import { MyFriends } from './MyFriends.tsx'
import { Requests } from './Requests.tsx'
import { SuggestionsCard } from './SuggestionsCard.tsx'

const tabs = ['friends', 'requests', 'class', 'find', 'blocked'] as const
type Tab = (typeof tabs)[number]

/** Friends, what waits for an answer, the class, and the way to others. */
export function FriendsPage() {
  const { t } = useTranslation('friends')
  const { data: counts, error } = useQuery(query('friends', 'countMine'))
  const [chosen, setChosen] = useState<Tab>()
  const panelId = useId()
  // Somebody who waits for an answer comes first; once answered, the page stays where it is.
  if (chosen === undefined && counts) setChosen(counts.received > 0 ? 'requests' : 'friends')
  const tab = chosen ?? 'friends'
  const isClosed = isCommunityClosed(error)
  const countOf: Partial<Record<Tab, number>> = { friends: counts?.friends ?? 0, requests: counts?.received ?? 0 }
  return (
    <>
      <PageTitle
        lead={t('lead')}
        action={
          <Link to={paths.search} className={buttonClass({ variant: 'line', size: 's' })}>
            <IconSearch size={19} stroke={1.9} aria-hidden="true" />
            {t('toSearch')}
          </Link>
        }
      >
        {t('title')}
      </PageTitle>
      {isClosed ? (
        <CommunityClosed error={error} />
      ) : (
        <TwoColumns asideLabel={t('suggestions.title')} aside={<SuggestionsCard />}>
          <ChipRow
            label={t('title')}
            className={styles['tabs']}
            items={tabs.map((value) => ({ value, label: t(`tabs.${value}`), count: countOf[value] || undefined }))}
            value={tab}
            onChange={setChosen}
            panelId={panelId}
          />
          <div id={panelId} role="tabpanel" aria-label={t(`tabs.${tab}`)} className={styles['panel']}>
            <Panel tab={tab} friends={counts?.friends ?? 0} onChoose={setChosen} />
          </div>
        </TwoColumns>
      )}
    </>
  )
}

interface PanelProps {
  tab: Tab
  friends: number
  onChoose: (tab: Tab) => void
}

function Panel({ tab, friends, onChoose }: PanelProps) {
  const { t } = useTranslation('friends')
  if (tab === 'requests') return <Requests />
  return (
    <Card aria-label={t(`tabs.${tab}`)} className={styles['panel']}>
      {tab === 'friends' && <MyFriends count={friends} onLook={() => onChoose('class')} />}
      {tab === 'class' && <ClassPeople />}
      {tab === 'find' && <FindPeople />}
      {tab === 'blocked' && <BlockedPeople />}
    </Card>
  )
}
