import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { pagedQuery } from '../../lib/query.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import { AnswerList } from './AnswerList.tsx'
import styles from './Invitations.module.css'

/** Every invitation that I can answer: mine, and those of the children around me. */
export function MyInvitationsPage() {
  const { t } = useTranslation('invitations')
  const list = useInfiniteQuery(pagedQuery('invitations', 'listMine'))
  return (
    <div className={styles['stack']}>
      <PageTitle lead={t('mine.lead')}>{t('mine.title')}</PageTitle>
      <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={220} radius={22} />}>
        {() => (
          <div className={styles['stack']}>
            {list.data?.length === 0 && (
              <Card aria-label={t('mine.title')}>
                <EmptyPanel
                  drawing={<EmptyArt kind="saved" />}
                  titleLevel={2}
                  title={t('mine.none')}
                  sentence={t('mine.noneSentence')}
                />
              </Card>
            )}
            <AnswerList invitations={list.data ?? []} />
            <ListFoot list={list} more={t('more')} titleLevel={2} />
          </div>
        )}
      </SkeletonGroup>
    </div>
  )
}
