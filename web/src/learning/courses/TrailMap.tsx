import { Link } from '@tanstack/react-router'
import { IconCheck } from '@tabler/icons-react'
import { useLayoutEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChestArt } from '../../ui/art/ChestArt.tsx'
import { ContourLines } from '../../ui/art/ContourLines.tsx'
import { Araucaria, Flag, Ipe, RoundTree } from '../../ui/art/Landscape.tsx'
import { cx } from '../../ui/base/cx.ts'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import { courseTo, kindKey, placeOf, type CoursePath, type PathContent, type PathModule } from './course-path.ts'
import { ModuleIcon } from './ModuleIcon.tsx'
import { layTrail, type Point, type TrailLayout } from './trail-layout.ts'
import styles from './TrailMap.module.css'
import { contentLanguage } from '../../lib/language.ts'

interface TrailMapProps {
  path: CoursePath
  /** The module whose classes stand beside the map. */
  shownId: string | undefined
  onShow: (moduleId: string) => void
  /** Who teaches reads the trail: nothing of it is done or waits for them. */
  hasProgress: boolean
  /** The student, where they are. */
  avatar?: ReactNode
}

/** The course as a way through the land: one list of modules and classes, drawn where they stand. */
export function TrailMap({ path, shownId, onShow, hasProgress, avatar }: TrailMapProps) {
  const { t } = useTranslation('courses')
  const [box, width] = useWidth()
  const { modules } = path
  const trail = useMemo(
    () =>
      layTrail(
        modules.map(({ contents }) => contents.length),
        width,
      ),
    [modules, width],
  )
  const place = hasProgress ? placeOf(path) : undefined
  const here = place && pointOf(trail, path, place.content.id)
  return (
    <div ref={box} className={styles['map']} style={{ height: trail.height }}>
      <Land trail={trail} width={width} walked={hasProgress ? (here?.along ?? trail.length) : 0} />
      <ol className={styles['modules']} aria-label={t('path')}>
        {modules.map((module, index) => (
          <ModuleStop
            key={module.id}
            {...{ module, index, hasProgress }}
            at={trail.modules[index]!}
            isHere={place?.module.id === module.id}
            isShown={shownId === module.id}
            hereId={place?.content.id}
            onShow={() => onShow(module.id)}
          />
        ))}
      </ol>
      {hasProgress && (
        <div className={styles['end']} style={spot(trail.end)}>
          <ChestArt kind="RARE" open={path.chest?.status === 'OPENED'} width={62} />
          <VisuallyHidden>{t(`courseChest.${chestState(path.chest)}`)}</VisuallyHidden>
        </div>
      )}
      {avatar && here && (
        <div
          className={cx(styles['avatar'], here.side === 'right' && styles['avatarRight'])}
          style={spot(here)}
          aria-hidden="true"
        >
          {avatar}
        </div>
      )}
    </div>
  )
}

function chestState(chest: PathModule['chest']): 'waiting' | 'closed' | 'opened' {
  if (!chest) return 'waiting'
  return chest.status === 'OPENED' ? 'opened' : 'closed'
}

function spot({ x, y }: Point): CSSProperties {
  return { left: x, top: y }
}

function pointOf(trail: TrailLayout, { modules }: CoursePath, contentId: string) {
  for (const [index, { contents }] of modules.entries()) {
    const at = contents.findIndex(({ id }) => id === contentId)
    const module = trail.modules[index]!
    if (at !== -1) return { ...module.contents[at]!, side: module.side }
  }
  return undefined
}

interface ModuleStopProps {
  module: PathModule
  index: number
  at: TrailLayout['modules'][number]
  isHere: boolean
  isShown: boolean
  hereId: string | undefined
  hasProgress: boolean
  onShow: () => void
}

function ModuleStop({ module, index, at, isHere, isShown, hereId, hasProgress, onShow }: ModuleStopProps) {
  const { t } = useTranslation('courses')
  const total = module.contents.length
  const isDone = total > 0 && module.finished === total
  return (
    <li>
      <span className={cx(styles['stop'], isDone && styles['done'], isHere && styles['here'])} style={spot(at.at)}>
        <ModuleIcon name={module.icon} size={30} />
        {isDone && (
          <i className={styles['mark']}>
            <IconCheck size={15} stroke={3.4} aria-hidden="true" />
          </i>
        )}
      </span>
      <button
        type="button"
        className={cx(
          styles['label'],
          styles[at.side],
          isDone && styles['labelDone'],
          isHere && styles['labelHere'],
          isShown && styles['labelShown'],
        )}
        style={spot(at.at)}
        aria-pressed={isShown}
        onClick={onShow}
      >
        <span>
          <small>{t('module', { number: index + 1 })}</small>
          <b lang={contentLanguage}>{module.name}</b>
          <em>
            {hasProgress ? t('classesDone', { done: module.finished, count: total }) : t('classes', { count: total })}
          </em>
        </span>
        {hasProgress && (
          <>
            <ChestArt kind="COMMON" open={module.chest?.status === 'OPENED'} width={34} />
            <VisuallyHidden>{t(`moduleChest.${chestState(module.chest)}`)}</VisuallyHidden>
          </>
        )}
      </button>
      <ol>
        {module.contents.map((content, stop) => (
          <li key={content.id}>
            <ClassStop
              {...{ content, hasProgress }}
              at={at.contents[stop]!}
              number={stop + 1}
              isHere={content.id === hereId}
            />
          </li>
        ))}
      </ol>
    </li>
  )
}

interface ClassStopProps {
  content: PathContent
  at: Point
  number: number
  isHere: boolean
  hasProgress: boolean
}

function ClassStop({ content, at, number, isHere, hasProgress }: ClassStopProps) {
  const { t } = useTranslation('courses')
  const isDone = content.status === 'FINISHED'
  const state = isDone ? 'done' : isHere ? 'here' : 'ahead'
  const words = { number, title: content.title, kind: t(kindKey(content)) }
  return (
    <Link
      to={courseTo}
      params={{ id: content.courseId }}
      search={{ class: content.id }}
      className={cx(styles['class'], isDone && styles['classDone'], isHere && styles['classHere'])}
      style={spot(at)}
      title={content.title}
      aria-label={hasProgress ? t('classStop', { ...words, state: t(`state.${state}`) }) : t('classStopAlone', words)}
      {...(isHere && { 'aria-current': 'step' as const })}
    >
      <i>{isDone && <IconCheck size={14} stroke={3.6} aria-hidden="true" />}</i>
    </Link>
  )
}

/** Grass, hills, trees where the trail is not, and the trail with the part that was walked. */
function Land({ trail, width, walked }: { trail: TrailLayout; width: number; walked: number }) {
  const trees = trail.modules.map(({ at, side }, index) => ({
    x: side === 'left' ? width - 46 - (index % 2) * 22 : 40 + (index % 2) * 22,
    y: at.y + 34,
    index,
  }))
  return (
    <svg className={styles['land']} width={width} height={trail.height} aria-hidden="true">
      {trail.modules.map(({ at, side }, index) => (
        <ContourLines
          key={at.y}
          cx={side === 'left' ? width * 0.82 : width * 0.16}
          cy={at.y + 20}
          start={14}
          step={26}
          count={6}
          seed={index + 1}
          colour="var(--trail-contour)"
          opacity={1}
        />
      ))}
      <path d={trail.line} className={styles['edge']} />
      <path d={trail.line} className={styles['sand']} />
      <path d={trail.line} className={styles['dots']} />
      <path
        d={trail.line}
        className={styles['walked']}
        pathLength={trail.length}
        strokeDasharray={`${walked} ${trail.length * 2}`}
      />
      {trees.map(({ x, y, index }) => (
        <Tree key={y} x={x} y={y} kind={index % 3} />
      ))}
      <Flag x={trail.end.x} y={trail.end.y + 18} scale={0.8} />
    </svg>
  )
}

function Tree({ x, y, kind }: Point & { kind: number }) {
  if (kind === 0) return <Ipe x={x} y={y} scale={0.8} />
  if (kind === 1) return <Araucaria x={x} y={y} scale={0.8} />
  return (
    <>
      <RoundTree x={x} y={y} scale={0.8} />
      <RoundTree x={x + 24} y={y + 12} scale={0.5} />
    </>
  )
}

/** The drawing is made for the room that there is. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(() => Math.min(window.innerWidth, 776))
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const watcher = new ResizeObserver(() => setWidth(element.clientWidth))
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return [box, width] as const
}
