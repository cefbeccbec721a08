import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useChestStage } from '../../economy/chests/opening/use-chest-stage.tsx'
import { EarnedDialog } from '../../learning/courses/class/EarnedDialog.tsx'
import { FinishCard } from '../../learning/courses/class/FinishCard.tsx'
import type { Reported, Reporter } from '../../learning/courses/class/progress-reporter.ts'
import { useClassProgress } from '../../learning/courses/class/use-class-progress.ts'
import { VideoPlayer, type VideoHandle } from '../../learning/courses/class/VideoPlayer.tsx'
import { ClassList } from '../../learning/courses/ClassList.tsx'
import type { PathContent, PathModule } from '../../learning/courses/course-path.ts'
import type { Answer } from '../../lib/api/types.ts'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { query, useContractMutation } from '../../lib/query.ts'
import { Card } from '../../ui/base/Card.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { LazyRichText } from '../../ui/pieces/LazyRichText.tsx'
import styles from './ClassPage.module.css'
import { ClassTabs } from './ClassTabs.tsx'
import { classParts } from './parts.ts'
import { SavedMark } from './SavedMark.tsx'
import { useSavedState } from './use-saved-state.ts'

const PdfViewer = lazy(async () => ({
  default: (await import('../../learning/courses/class/PdfViewer.tsx')).PdfViewer,
}))

type Content = Answer<'courses', 'getContent'>

const route = getRouteApi('/session/frame/my-trail/course/$id')

/** Where a note led to, or else where the person stopped. */
function useStart({ kind, progress }: Content): number {
  const { second } = route.useSearch()
  return (kind === 'VIDEO' ? second : undefined) ?? progress?.position ?? 0
}

interface ClassStageProps {
  content: Content
  module: PathModule
  next: PathContent | undefined
}

interface StudentStageProps extends ClassStageProps {
  /** In the head of the page, where there is room for the mark. */
  savedPlace: HTMLElement | null
}

/** Only a student makes progress; who teaches sees the class as it is. */
export function ClassStage(props: StudentStageProps) {
  const { data: current } = useCurrentAccount()
  if (!current) return null
  return current.student ? <StudentStage {...props} /> : <Stage {...props} />
}

function StudentStage({ content, module, next, savedPlace }: StudentStageProps) {
  const { reporter, saved: progressSaved, keep } = useClassProgress(content)
  const saved = useSavedState(content.id, progressSaved)
  const [earned, setEarned] = useState<Reported['earned']>(null)
  const [isCelebrating, setCelebrating] = useState(false)
  const { openChest, stage } = useChestStage({ isLikely: false })
  const finish = useContractMutation('courses', 'startProgress', {
    onSuccess: (answer) => {
      // At once, and not when the class is read again.
      keep(answer)
      if (!answer.earned?.rewards.some(({ value }) => value > 0)) return
      setEarned(answer.earned)
      setCelebrating(true)
    },
  })

  async function onFinish(): Promise<void> {
    // What was watched up to now counts.
    await reporter.flush()
    finish.mutate({ body: { moduleContentId: content.id, status: 'FINISHED' } })
  }

  return (
    <>
      <Stage
        content={content}
        module={module}
        next={next}
        reporter={reporter}
        finish={
          <>
            <FinishCard
              content={content}
              next={next}
              isFinishing={finish.isPending}
              error={finish.error}
              isCovered={isCelebrating || stage !== undefined}
              onFinish={() => void onFinish()}
            />
            <div className={styles['savedBelow']}>
              <SavedMark state={saved} />
            </div>
          </>
        }
      />
      <EarnedDialog
        earned={earned ?? undefined}
        courseId={content.courseId}
        next={next}
        onOpenChest={(chest) => {
          setEarned(null)
          openChest(chest)
        }}
        onClose={() => setEarned(null)}
        onClosed={() => setCelebrating(false)}
      />
      {savedPlace && createPortal(<SavedMark state={saved} />, savedPlace)}
      {stage}
    </>
  )
}

function Stage({ content, module, reporter, finish }: ClassStageProps & { reporter?: Reporter; finish?: ReactNode }) {
  const video = useRef<VideoHandle>(null)
  const [second, setSecond] = useState(useStart(content))
  const isVideo = content.kind === 'VIDEO' && content.fileUrl !== null
  const place = { courseId: content.courseId, moduleId: content.moduleId, contentId: content.id }
  const onSeek = isVideo ? (wanted: number) => video.current?.seek(wanted) : undefined
  const Quiz = classParts.quiz
  const Shelf = classParts.shelf
  const parts = { ...place, onSeek, ...(isVideo && { second: () => Math.floor(video.current?.second() ?? second) }) }
  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>
        <Suspense fallback={<Skeleton height={420} radius={24} />}>
          <Main content={content} reporter={reporter} video={video} onTime={setSecond} />
        </Suspense>
      </div>
      {/* On a phone the quiz stands under the video: it comes before the tabs to whoever listens, too. */}
      <div className={styles['aside']}>
        <Suspense fallback={<Skeleton height={320} radius={22} />}>
          {Quiz && content.hasQuiz && content.kind !== 'QUIZ' && <Quiz {...parts} />}
          {/* Only a class that has a book is asked for it. */}
          {Shelf && content.kind !== 'EBOOK' && content.conditions.ebook !== null && <Shelf {...parts} />}
        </Suspense>
        {finish}
        {/* Beside a quiz there is enough to look at, the button above leads to the list; but not beside nothing. */}
        {(!(Quiz && content.hasQuiz) || (content.kind === 'QUIZ' && !finish)) && (
          <Card title={module.name} className={styles['module']}>
            <ClassList contents={module.contents} openId={content.id} />
          </Card>
        )}
      </div>
      <ClassTabs content={content} second={second} parts={parts} />
    </div>
  )
}

interface MainProps {
  content: Content
  reporter: Reporter | undefined
  video: React.RefObject<VideoHandle | null>
  onTime: (second: number) => void
}

/** What the class is, by its kind. */
function Main({ content, reporter, video, onTime }: MainProps) {
  const { kind, fileUrl, text, title } = content
  const startAt = useStart(content)
  const client = useQueryClient()
  const place = { courseId: content.courseId, moduleId: content.moduleId, contentId: content.id }
  const renew = () => void client.invalidateQueries(query('courses', 'getContent', { params: place }))
  if (kind === 'VIDEO' && fileUrl !== null) {
    return (
      <VideoPlayer
        ref={video}
        src={fileUrl}
        title={title}
        transcript={content.transcript}
        startAt={startAt}
        onWatched={(range) => reporter?.watch(range)}
        onPlace={(at) => reporter?.place(at)}
        onRest={() => void reporter?.flush()}
        onTime={onTime}
        onEnded={renew}
      />
    )
  }
  if (kind === 'DOCUMENT' && fileUrl !== null) {
    return (
      <PdfViewer
        src={fileUrl}
        title={title}
        startAt={startAt}
        onPage={(page) => reporter?.place(page)}
        onEnded={renew}
      />
    )
  }
  const Part = { QUIZ: classParts.quiz, CHALLENGE: classParts.challenge, EBOOK: classParts.shelf }[
    kind as 'QUIZ' | 'CHALLENGE' | 'EBOOK'
  ]
  return (
    <>
      {text !== '' && (
        <Card as="div" className={styles['text']}>
          <LazyRichText text={text} pictures={content.pictures} />
        </Card>
      )}
      {Part && <Part {...place} />}
      {text === '' && !Part && <Missing kind={kind} />}
    </>
  )
}

function Missing({ kind }: { kind: Content['kind'] }) {
  const { t } = useTranslation('courses')
  const what = kind === 'VIDEO' ? 'video' : 'other'
  return (
    <Card as="div">
      <EmptyPanel titleLevel={2} title={t(`absent.${what}.title`)} sentence={t(`absent.${what}.sentence`)} />
    </Card>
  )
}
