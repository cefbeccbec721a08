import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CourseReviews } from '../class/parts.ts'
import { paths } from '../paths.ts'
import { useChestStage } from '../../economy/chests/opening/use-chest-stage.tsx'
import { isNotThere } from '../../lib/api/api-error.ts'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { usePageName } from '../../lib/page-name.ts'
import { query } from '../../lib/query.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { Avatar } from '../../ui/avatar/Avatar.tsx'
import { lookOf } from '../../ui/avatar/look.ts'
import { bottomBar } from '../../ui/base/bottom-bar.ts'
import { buttonClass } from '../../ui/base/button-class.ts'
import { Card } from '../../ui/base/Card.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { TwoColumns } from '../../ui/base/TwoColumns.tsx'
import { Missing } from '../../ui/pieces/Missing.tsx'
import { courseTo, placeOf, type CoursePath } from '../../learning/courses/course-path.ts'
import { CourseHead } from '../../learning/courses/CourseHead.tsx'
import styles from './CourseOverview.module.css'
import { useArrival } from './use-arrival.ts'
import { ChestCard } from '../../learning/courses/ChestCard.tsx'
import { ModuleCard } from '../../learning/courses/ModuleCard.tsx'
import { TrailMap } from '../../learning/courses/TrailMap.tsx'
import { contentLanguage } from '../../lib/language.ts'

export function CourseOverview({ courseId }: { courseId: string }) {
  const { t } = useTranslation('courses')
  const { data, error, isPending, isFetching, refetch } = useQuery(
    query('courses', 'getPath', { params: { id: courseId } }),
  )
  usePageName(data?.course.name)
  return (
    <SkeletonGroup loading={isPending} pageName={t('course')} skeleton={<Waiting />}>
      {() =>
        data ? (
          <Course path={data} />
        ) : (
          <Card aria-label={t('course')}>
            <Missing
              error={error}
              isGone={isNotThere(error)}
              titleLevel={1}
              gone={{
                drawing: <EmptyArt kind="notFound" />,
                title: t('notThere.title'),
                sentence: t('notThere.sentence'),
              }}
              retrying={isFetching}
              onRetry={() => void refetch()}
              action={
                <p className={styles['leave']}>
                  <Link to={paths.myTrail} className={buttonClass({ variant: 'soft' })}>
                    {t('toTrails')}
                  </Link>
                </p>
              }
            />
          </Card>
        )
      }
    </SkeletonGroup>
  )
}

function Course({ path }: { path: CoursePath }) {
  const { t } = useTranslation('courses')
  const { data: current } = useCurrentAccount()
  const hasProgress = current?.student != null
  const place = hasProgress ? placeOf(path) : undefined
  const [chosenId, setChosenId] = useState<string>()
  const shown = path.modules.find(({ id }) => id === (chosenId ?? place?.module.id)) ?? path.modules[0]
  const { openChest, stage } = useChestStage({ isLikely: path.modules.some(({ chest }) => chest?.status === 'CLOSED') })
  const trail = useArrival<HTMLElement>(place !== undefined && place.module !== path.modules[0])
  if (!shown) return <NoModules path={path} hasProgress={hasProgress} />
  return (
    <>
      <TwoColumns
        className={styles['page']}
        asideLabel={t('moduleShown')}
        aside={
          <>
            <ModuleCard
              module={shown}
              number={path.modules.indexOf(shown) + 1}
              hereId={place?.content.id}
              hasProgress={hasProgress}
            />
            {hasProgress && <ChestCard module={shown} isCovered={stage !== undefined} onOpen={openChest} />}
            <Suspense fallback={<Skeleton height={160} radius={22} />}>
              <CourseReviews courseId={path.course.id} />
            </Suspense>
            {path.chest?.status === 'CLOSED' && (
              <ChestCard course={path} isCovered={stage !== undefined} onOpen={openChest} />
            )}
          </>
        }
      >
        <article ref={trail} className={styles['panel']}>
          <CourseHead course={path.course} notes={path.notes} hasProgress={hasProgress} />
          <TrailMap
            path={path}
            hasProgress={hasProgress}
            shownId={shown.id}
            onShow={setChosenId}
            avatar={current?.student && <Avatar selection={lookOf(current.user)} crop="whole" ground />}
          />
        </article>
      </TwoColumns>
      {place && <ContinueSheet path={path} />}
      {stage}
    </>
  )
}

/** On phones the way on is always at hand. */
function ContinueSheet({ path }: { path: CoursePath }) {
  const { t } = useTranslation('courses')
  const { module, content, index } = placeOf(path)!
  return (
    <section ref={bottomBar} className={styles['sheet']} aria-label={t('goOn')}>
      <span className={styles['play']}>
        <IconPlayerPlayFilled size={22} aria-hidden="true" />
      </span>
      <span className={styles['words']}>
        <small>{t('classPlace', { index: index + 1, count: module.contents.length, minutes: content.minutes })}</small>
        <b lang={contentLanguage}>{content.title}</b>
      </span>
      <Link
        to={courseTo}
        params={{ id: content.courseId }}
        search={{ class: content.id }}
        className={buttonClass({ size: 's' })}
      >
        {t(path.course.status === 'NEW' ? 'begin' : 'goOn')}
      </Link>
    </section>
  )
}

function NoModules({ path, hasProgress }: { path: CoursePath; hasProgress: boolean }) {
  const { t } = useTranslation('courses')
  return (
    <article className={styles['panel']}>
      <CourseHead course={path.course} notes={path.notes} hasProgress={hasProgress} />
      <EmptyPanel
        drawing={<EmptyArt kind="topics" />}
        titleLevel={2}
        title={t('noModules.title')}
        sentence={t('noModules.sentence')}
        action={
          <Link to={paths.myTrail} className={buttonClass({ variant: 'soft' })}>
            {t('toTrails')}
          </Link>
        }
      />
    </article>
  )
}

function Waiting() {
  const { t } = useTranslation('courses')
  return (
    <TwoColumns
      asideLabel={t('moduleShown')}
      aside={
        <>
          <Skeleton height={560} radius={22} />
          <Skeleton height={110} radius={22} />
        </>
      }
    >
      <Skeleton height={812} radius={28} />
    </TwoColumns>
  )
}
