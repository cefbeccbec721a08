import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isNotThere } from '../../lib/api/api-error.ts'
import { usePageName } from '../../lib/page-name.ts'
import { query } from '../../lib/query.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { buttonClass } from '../../ui/base/button-class.ts'
import { Card } from '../../ui/base/Card.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { Missing } from '../../ui/pieces/Missing.tsx'
import { FocusShell } from '../../ui/shell/FocusShell.tsx'
import { Reader } from '../../learning/shelves/Reader.tsx'
import { paths } from '../paths.ts'
import { routerLink } from '../router-link.tsx'
import styles from './ReaderPage.module.css'

const route = getRouteApi('/session/frame/flipbook/ebook/$id')

/** A book in focus: its words, and nothing beside them. */
export function ReaderPage() {
  const { t } = useTranslation('shelves')
  const { id } = route.useParams()
  const { page } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, isPending, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...query('shelves', 'get', { params: { id } }),
    // Read on another device meanwhile, it opens where it was left there.
    refetchOnMount: 'always',
  })
  usePageName(data?.title)
  if (data && (isFetchedAfterMount || !isFetching))
    return (
      <Reader
        key={id}
        book={data}
        page={page}
        backHref={paths.ebooks}
        renderLink={routerLink}
        onPage={(wanted) => void navigate({ search: { page: wanted }, replace: true, resetScroll: false })}
      />
    )
  return (
    <FocusShell backHref={paths.ebooks} backLabel={t('reader.back')} renderLink={routerLink} title={t('reader.title')}>
      <SkeletonGroup loading={isPending || data !== undefined} skeleton={<Waiting />}>
        {() => (
          <Card className={styles['failure']} aria-label={t('reader.title')}>
            <Missing
              error={error}
              isGone={isNotThere(error)}
              titleLevel={2}
              gone={{
                drawing: <EmptyArt kind="notFound" />,
                title: t('notThere.title'),
                sentence: t('notThere.sentence'),
              }}
              retrying={isFetching}
              onRetry={() => void refetch()}
              action={
                <Link to={paths.ebooks} className={buttonClass({ variant: 'soft' })}>
                  {t('reader.back')}
                </Link>
              }
            />
          </Card>
        )}
      </SkeletonGroup>
    </FocusShell>
  )
}

function Waiting() {
  return (
    <div className={styles['waiting']}>
      <Skeleton height={520} radius={18} />
    </div>
  )
}
