import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CurrentAccount } from '@trilha/contract/identity/accounts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserBrief } from '@trilha/contract/people'
import { paths } from '../../app/paths.ts'
import { lookOf } from '../../ui/avatar/look.ts'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { UserAvatar } from '../../ui/avatar/UserAvatar.tsx'
import { buttonClass } from '../../ui/base/button-class.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ChipRow } from '../../ui/base/ChipRow.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { PersonLink } from '../../ui/talk/PersonLink.tsx'
import styles from './MyClassPage.module.css'
import { shownNameOf } from '@trilha/contract/rules'
import { PersonName } from '../../ui/pieces/PersonName.tsx'

type Tab = 'classmates' | 'professors'
const tabs: readonly Tab[] = ['classmates', 'professors']

/** The class menu: who learns and who teaches here (G66). The school may close it. */
export function MyClassPage() {
  const { t } = useTranslation('students')
  const { data: current } = useCurrentAccount()
  const [tab, setTab] = useState<Tab>('classmates')
  const panelId = useId()
  const closed = closedBy(current)
  return (
    <>
      <PageTitle
        lead={
          current?.student && t('class.lead', { name: current.student.class.name, school: current.account.school.name })
        }
        action={
          <Link to={paths.friends} className={buttonClass({ variant: 'line', size: 's' })}>
            <IconUsers size={19} stroke={1.9} aria-hidden="true" />
            {t('class.toFriends')}
          </Link>
        }
      >
        {t('class.title')}
      </PageTitle>
      {closed === undefined ? (
        <>
          <ChipRow
            label={t('class.tabs')}
            items={tabs.map((value) => ({ value, label: t(`class.${value}`) }))}
            value={tab}
            onChange={setTab}
            panelId={panelId}
          />
          <div id={panelId} role="tabpanel" aria-label={t(`class.${tab}`)} className={styles['panel']}>
            <People key={tab} tab={tab} />
          </div>
        </>
      ) : (
        <Card aria-label={t('class.title')}>
          <EmptyPanel
            drawing={<EmptyArt kind="otherFriends" />}
            title={t(`class.${closed}.title`)}
            titleLevel={2}
            sentence={t(`class.${closed}.sentence`)}
          />
        </Card>
      )}
    </>
  )
}

/** By the school, or because the person is not one of its people yet; a trial looks around without them. */
function closedBy(current: CurrentAccount | undefined): 'closed' | 'unconfirmed' | 'trial' | undefined {
  if (!current) return undefined
  if (!current.flags.isPermitAccessClassMenu) return 'closed'
  if (current.student?.isMember !== false) return undefined
  return current.user.emailVerified ? 'trial' : 'unconfirmed'
}

function People({ tab }: { tab: Tab }) {
  const { t } = useTranslation('students')
  const classmates = useQuery({ ...query('students', 'listMyClassmates'), enabled: tab === 'classmates' })
  const professors = useQuery({ ...query('students', 'listMyProfessors'), enabled: tab === 'professors' })
  const list = tab === 'classmates' ? classmates : professors
  const failure = useErrorText(list.data ? undefined : list.error)
  return (
    <SkeletonGroup loading={list.isPending} skeleton={<Waiting />}>
      {() => {
        if (!list.data)
          return (
            <Card aria-label={t(`class.${tab}`)}>
              <ErrorPanel
                titleLevel={2}
                sentence={failure?.sentence}
                code={failure?.code}
                retrying={list.isFetching}
                onRetry={() => void list.refetch()}
              />
            </Card>
          )
        if (list.data.length === 0)
          return (
            <Card aria-label={t(`class.${tab}`)}>
              <EmptyPanel
                drawing={<EmptyArt kind="otherFriends" />}
                title={t(`class.empty.${tab}`)}
                titleLevel={2}
                sentence={t('class.empty.sentence')}
              />
            </Card>
          )
        return (
          <ul className={styles['people']}>
            {list.data.map((person) => (
              <Person key={person.id} person={person} />
            ))}
          </ul>
        )
      }}
    </SkeletonGroup>
  )
}

function Person({ person }: { person: UserBrief }) {
  const { t } = useTranslation('students')
  const name = shownNameOf(person)
  return (
    <Card as="li" className={styles['person']}>
      <PersonLink id={person.id} quiet>
        <UserAvatar name={person.name} selection={lookOf(person)} size={56} decorative />
      </PersonLink>
      <span className={styles['words']}>
        <PersonName role={person.role}>
          <PersonLink id={person.id}>{name}</PersonLink>
        </PersonName>
        <small>{name === person.name ? (person.gradeName ?? t('class.teaches')) : person.name}</small>
      </span>
    </Card>
  )
}

function Waiting() {
  return (
    <div className={styles['people']}>
      {[0, 1, 2, 3, 4, 5].map((box) => (
        <Skeleton key={box} height={98} radius={22} />
      ))}
    </div>
  )
}
