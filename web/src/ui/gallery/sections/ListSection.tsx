import { useTranslation } from 'react-i18next'
import { EmptyArt } from '../../art/EmptyArt.tsx'
import { Facts } from '../../base/Facts.tsx'
import { ListFoot, type PagedList } from '../../pieces/ListFoot.tsx'
import { Missing, type MissingProps } from '../../pieces/Missing.tsx'
import { GallerySection } from '../GallerySection.tsx'
import { Specimen } from '../Specimen.tsx'

const failure = new Error('gallery')
/** As a browser says that there is no way to the server. */
const unreachable = new TypeError('gallery')
const facts = ['friends', 'posts', 'photos'] as const

function still(state: Partial<PagedList>): PagedList {
  return {
    data: [],
    error: null,
    isFetching: false,
    hasNextPage: true,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: ignore,
    refetch: ignore,
    ...state,
  }
}

/** What stands under a list, and in place of one thing that is not there. */
export function ListSection() {
  const { t } = useTranslation('gallery')
  const more = t('lists.more')
  return (
    <GallerySection id="lists" title={t('sections.lists')}>
      <Specimen name="list-more" title={t('lists.hasMore')}>
        <ListFoot list={still({})} more={more} />
      </Specimen>
      <Specimen name="list-more-small" title={t('lists.hasMoreSmall')}>
        <ListFoot list={still({})} more={more} small />
      </Specimen>
      <Specimen name="list-loading" title={t('states.loading')}>
        <ListFoot list={still({ isFetching: true, isFetchingNextPage: true })} more={more} />
      </Specimen>
      <Specimen name="list-end" title={t('lists.end')}>
        <p>{t('text.short')}</p>
        <ListFoot list={still({ hasNextPage: false })} more={more} />
      </Specimen>
      <Specimen name="list-end-said" title={t('lists.endSaid')}>
        <ListFoot list={still({ data: [more], hasNextPage: false })} more={more} end={t('lists.endSentence')} />
      </Specimen>
      <Specimen name="list-error" title={t('states.error')}>
        <ListFoot list={still({ error: failure })} more={more} title={t('lists.failed')} titleLevel={3} />
      </Specimen>
      <Specimen name="list-retrying" title={t('feedback.retrying')}>
        <ListFoot
          list={still({ error: failure, isFetching: true })}
          more={more}
          title={t('lists.failed')}
          titleLevel={3}
        />
      </Specimen>
      <Specimen name="list-unreachable" title={t('feedback.offline')}>
        <ListFoot list={still({ error: unreachable })} more={more} titleLevel={3} />
      </Specimen>
      <Specimen name="facts" title={t('lists.facts')}>
        <Facts facts={facts.map((fact, at) => ({ label: t(`lists.fact.${fact}`), value: 12 * (at + 1) }))} />
      </Specimen>
      <Specimen name="missing-gone" title={t('lists.gone')}>
        <MissingSample isGone />
      </Specimen>
      <Specimen name="missing-error" title={t('states.error')}>
        <MissingSample error={failure} />
      </Specimen>
      <Specimen name="missing-retrying" title={t('feedback.retrying')}>
        <MissingSample error={failure} retrying />
      </Specimen>
      <Specimen name="missing-offline" title={t('feedback.offline')}>
        <MissingSample error={unreachable} />
      </Specimen>
    </GallerySection>
  )
}

function MissingSample({
  error,
  isGone = false,
  retrying = false,
}: Partial<Pick<MissingProps, 'error' | 'isGone' | 'retrying'>>) {
  const { t } = useTranslation('gallery')
  return (
    <Missing
      error={error}
      isGone={isGone}
      gone={{
        drawing: <EmptyArt kind="notFound" />,
        title: t('feedback.errorTitle'),
        sentence: t('feedback.errorSentence'),
      }}
      offline={{ title: t('feedback.offlineTitle'), sentence: t('feedback.offlineSentence') }}
      titleLevel={3}
      retrying={retrying}
      onRetry={ignore}
    />
  )
}

function ignore(): void {}
