import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CommunityClosed } from '../../../community/friends/CommunityClosed.tsx'
import { isCommunityClosed } from '../../../community/friends/is-community-closed.ts'
import { isNotThere } from '../../../lib/api/api-error.ts'
import { EmptyArt } from '../../../ui/art/EmptyArt.tsx'
import { Card } from '../../../ui/base/Card.tsx'
import { PageTitle } from '../../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../../ui/base/SkeletonGroup.tsx'
import { TwoColumns } from '../../../ui/base/TwoColumns.tsx'
import { Missing, type MissingProps } from '../../../ui/pieces/Missing.tsx'
import { paths } from '../../paths.ts'
import { routerPath } from '../../router-path.ts'
import { PersonAside } from './PersonAside.tsx'
import { PersonHead } from './PersonHead.tsx'
import { useShownPerson, type ShownPerson } from './shown-person.ts'
import { tabsFor } from './tabs.ts'

const route = getRouteApi('/session/frame/playground/profile/$profileId')

/** Somebody's page: who they are, and what they show. */
export function PersonPage() {
  const { t } = useTranslation('profiles')
  const { profileId } = route.useParams()
  const { person, error, isFetching, refetch } = useShownPerson(profileId)
  // One's own page opens with the community closed; what is in it then says so.
  if (isCommunityClosed(error))
    return (
      <>
        <PageTitle>{t('person.title')}</PageTitle>
        <CommunityClosed error={error} />
      </>
    )
  return (
    <SkeletonGroup
      loading={!person && !error}
      pageName={t('person.title')}
      skeleton={<Skeleton height={480} radius={22} />}
    >
      {() =>
        person ? (
          <Shown key={person.profile.userId} person={person} />
        ) : (
          <Unseen error={error} retrying={isFetching} onRetry={refetch} />
        )
      }
    </SkeletonGroup>
  )
}

function Shown({ person }: { person: ShownPerson }) {
  const { t } = useTranslation('profiles')
  const panelId = useId()
  const navigate = useNavigate()
  const { profileId } = route.useParams()
  const { tab: asked } = route.useSearch()
  const tabs = tabsFor(person)
  const tab = tabs.find(({ id }) => id === asked) ?? tabs[0]
  return (
    <TwoColumns asideLabel={t('person.aside', { name: person.name })} aside={<PersonAside person={person} />}>
      <PersonHead
        person={person}
        tabs={tabs}
        tab={tab?.id}
        panelId={panelId}
        onTab={(id) =>
          void navigate({
            to: routerPath(paths.profile),
            params: { profileId },
            search: { tab: id },
            replace: true,
            resetScroll: false,
          })
        }
      />
      {tab && (
        <div id={panelId} role="tabpanel" aria-label={t(`person.tabs.${tab.id}`)}>
          <Suspense fallback={<Skeleton height={320} radius={22} />}>
            <tab.Part person={person} />
          </Suspense>
        </div>
      )}
    </TwoColumns>
  )
}

/** Nobody, somebody of another school, and who blocked the reader answer alike. */
function Unseen(asked: Pick<MissingProps, 'error' | 'retrying' | 'onRetry'>) {
  const { t } = useTranslation('profiles')
  return (
    <Card aria-label={t('person.title')}>
      <Missing
        {...asked}
        isGone={isNotThere(asked.error)}
        titleLevel={1}
        gone={{
          drawing: <EmptyArt kind="otherFeed" />,
          title: t('person.missing'),
          sentence: t('person.missingSentence'),
        }}
      />
    </Card>
  )
}
