import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CommunityClosed } from '../../../community/friends/CommunityClosed.tsx'
import { isCommunityClosed } from '../../../community/friends/is-community-closed.ts'
import { isApiError } from '../../../lib/api/api-error.ts'
import { useErrorText } from '../../../lib/errors.ts'
import { EmptyArt } from '../../../ui/art/EmptyArt.tsx'
import { Card } from '../../../ui/base/Card.tsx'
import { EmptyPanel } from '../../../ui/base/EmptyPanel.tsx'
import { ErrorPanel } from '../../../ui/base/ErrorPanel.tsx'
import { PageTitle } from '../../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../../ui/base/SkeletonGroup.tsx'
import { TwoColumns } from '../../../ui/base/TwoColumns.tsx'
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
        <CommunityClosed />
      </>
    )
  return (
    <SkeletonGroup loading={!person && !error} skeleton={<Skeleton height={480} radius={22} />}>
      {() =>
        person ? (
          <Shown key={person.profile.userId} person={person} />
        ) : (
          <Missing error={error} retrying={isFetching} onRetry={refetch} />
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

interface MissingProps {
  error: unknown
  retrying: boolean
  onRetry: () => void
}

/** Nobody, somebody of another school, and who blocked the reader answer alike. */
function Missing({ error, retrying, onRetry }: MissingProps) {
  const { t } = useTranslation('profiles')
  const failure = useErrorText(error)
  const code = isApiError(error) ? error.code : undefined
  const isMissing = code !== undefined && ['nf_0011', 'nf_0014', 'ii_0032'].includes(code)
  return (
    <Card aria-label={t('person.title')}>
      {isMissing ? (
        <EmptyPanel
          drawing={<EmptyArt kind="otherFeed" />}
          title={t('person.missing')}
          titleLevel={1}
          sentence={t('person.missingSentence')}
        />
      ) : (
        <ErrorPanel
          titleLevel={1}
          sentence={failure?.sentence}
          code={failure?.code}
          retrying={retrying}
          onRetry={onRetry}
        />
      )}
    </Card>
  )
}
