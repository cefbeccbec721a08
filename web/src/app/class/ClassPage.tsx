import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconListDetails } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBalances } from '../../economy/wallets/use-balances.ts'
import { ClassList } from '../../learning/courses/ClassList.tsx'
import { courseTo, findClass, type CoursePath } from '../../learning/courses/course-path.ts'
import { isNotThere } from '../../lib/api/api-error.ts'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { usePageName } from '../../lib/page-name.ts'
import { query } from '../../lib/query.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { buttonClass } from '../../ui/base/button-class.ts'
import { Card } from '../../ui/base/Card.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { IconButton } from '../../ui/base/IconButton.tsx'
import { OfflineBar } from '../../ui/base/OfflineBar.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { Missing } from '../../ui/pieces/Missing.tsx'
import { BalancePill } from '../../ui/shell/BalancePill.tsx'
import { FocusShell } from '../../ui/shell/FocusShell.tsx'
import { paths } from '../paths.ts'
import { routerLink } from '../router-link.tsx'
import { ClassHeadProgress } from './ClassHeadProgress.tsx'
import styles from './ClassPage.module.css'
import { ClassStage } from './ClassStage.tsx'
import { contentLanguage } from '../../lib/language.ts'

interface ClassPageProps {
  courseId: string
  contentId: string
}

/** A class of a trail in focus: what it shows, what other domains hang on it, and the way on. */
export function ClassPage({ courseId, contentId }: ClassPageProps) {
  const { t } = useTranslation('courses')
  const path = useQuery(query('courses', 'getPath', { params: { id: courseId } }))
  const found = path.data && findClass(path.data, contentId)
  const content = useQuery({
    ...query('courses', 'getContent', {
      params: { courseId, moduleId: found?.module.id ?? '', contentId },
    }),
    enabled: found !== undefined,
  })
  const [savedPlace, setSavedPlace] = useState<HTMLElement | null>(null)
  usePageName(found?.content.title)
  const error = path.error ?? content.error
  // The trail, or where there is none, those that there are.
  const back = isNotThere(path.error) ? (
    <Link to={paths.myTrail} className={buttonClass({ variant: 'soft' })}>
      {t('toTrails')}
    </Link>
  ) : (
    <Link to={courseTo} params={{ id: courseId }} className={buttonClass({ variant: 'soft' })}>
      {t('class.back')}
    </Link>
  )
  return (
    <FocusShell
      backHref={paths.course.replace('{id}', courseId)}
      backLabel={t('class.back')}
      renderLink={routerLink}
      overline={
        found &&
        path.data &&
        t('class.place', { course: path.data.course.name, number: numberOf(path.data, found.module.id) })
      }
      title={found ? <span lang={contentLanguage}>{found.content.title}</span> : t('class.title')}
      progress={
        found && (
          <>
            <ClassHeadProgress module={found.module} index={found.index} />
            <span ref={setSavedPlace} className={styles['savedAbove']} />
          </>
        )
      }
      end={
        found &&
        path.data && (
          <>
            <HeadXp />
            <ClassesButton path={path.data} openId={contentId} />
          </>
        )
      }
      notice={<OfflineBar />}
    >
      <SkeletonGroup
        className={styles['waiting']}
        loading={path.isPending || (found !== undefined && content.isPending)}
        skeleton={<Waiting />}
      >
        {() =>
          content.data && found ? (
            // Another class is another stage: nothing of one may be told of the other.
            <ClassStage
              key={contentId}
              content={content.data}
              module={found.module}
              next={found.after}
              savedPlace={savedPlace}
            />
          ) : (
            <Card className={styles['failure']} aria-label={t('class.title')}>
              <Missing
                error={error}
                isGone={isNotThere(error) || (path.data !== undefined && found === undefined)}
                titleLevel={2}
                gone={{
                  drawing: <EmptyArt kind="notFound" />,
                  title: t(path.data ? 'class.notThere.title' : 'notThere.title'),
                  sentence: t(path.data ? 'class.missing' : 'notThere.sentence'),
                }}
                offline={{ title: t('class.offline.title'), sentence: t('class.offline.sentence') }}
                retrying={path.isFetching || content.isFetching}
                onRetry={() => void (found ? content : path).refetch()}
                action={back}
              />
            </Card>
          )
        }
      </SkeletonGroup>
    </FocusShell>
  )
}

function numberOf({ modules }: CoursePath, moduleId: string): number {
  return modules.findIndex(({ id }) => id === moduleId) + 1
}

/** Only students earn by a class. */
function HeadXp() {
  const { data: current } = useCurrentAccount()
  const { xp } = useBalances()
  if (!current?.student) return null
  return (
    <span className={styles['xp']}>
      <BalancePill kind="xp" value={xp} href={paths.edubank} renderLink={routerLink} />
    </span>
  )
}

function ClassesButton({ path, openId }: { path: CoursePath; openId: string }) {
  const { t } = useTranslation('courses')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton aria-label={t('class.list')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconListDetails size={24} stroke={1.9} aria-hidden="true" />
      </IconButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={path.course.name}>
        {path.modules.map((module, index) => (
          <section key={module.id} className={styles['group']}>
            <h3>{t('class.moduleName', { number: index + 1, name: module.name })}</h3>
            <ClassList contents={module.contents} openId={openId} onLeave={() => setOpen(false)} />
          </section>
        ))}
      </Dialog>
    </>
  )
}

function Waiting() {
  return (
    <div className={styles['columns']}>
      <Skeleton height={496} radius={24} />
      <Skeleton height={320} radius={22} />
    </div>
  )
}
