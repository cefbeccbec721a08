import {
  IconBadgeCc,
  IconBadgeCcFilled,
  IconMaximize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRewindBackward10,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type CSSProperties, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '../../../lib/format.ts'
import type { Answer } from '../../../lib/api/types.ts'
import { Button } from '../../../ui/base/Button.tsx'
import { cx } from '../../../ui/base/cx.ts'
import styles from './VideoPlayer.module.css'
import { fillScreen, mayFillScreen } from './full-screen.ts'
import { hasNoSound } from './silent.ts'
import { useSource } from './use-source.ts'
import { useTextTrack } from './use-text-track.ts'
import { keepSpeed, readSpeed, speeds } from './video-speed.ts'
import { createStretch } from './stretch.ts'
import type { Range } from './watched.ts'
import { contentLanguage } from '../../../lib/language.ts'

type Line = Answer<'courses', 'getContent'>['transcript'][number]

export interface VideoHandle {
  second(): number
  seek(second: number): void
}

interface VideoPlayerProps {
  src: string
  title: string
  transcript: readonly Line[]
  /** Where it was left. */
  startAt: number
  onWatched: (range: Range) => void
  /** Where it stands, now and then. */
  onPlace: (second: number) => void
  /** Begun, paused, ended or moved: a good moment to tell the server. */
  onRest: () => void
  onTime: (second: number) => void
  /** Its address may have ended: time for another. */
  onEnded: () => void
  ref?: Ref<VideoHandle>
}

/** Never plays by itself (D2). All of it works by keyboard; captions come from the transcript. */
export function VideoPlayer({ src, title, transcript, startAt, ref, ...on }: VideoPlayerProps) {
  const { t } = useTranslation(['courses', 'ui'])
  const video = useRef<HTMLVideoElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const small = useRef<HTMLButtonElement>(null)
  const [time, setTime] = useState(startAt)
  const [duration, setDuration] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [hasBegun, setBegun] = useState(false)
  const [isMuted, setMuted] = useState(false)
  const [hasCaptions, setCaptions] = useState(true)
  const [speed, setSpeed] = useState(readSpeed)
  const { source, hasFailed, onWork, onFail } = useSource(src, on.onEnded)
  const [isSilent, setSilent] = useState(false)
  useTextTrack(video, { lines: transcript, label: t('video.captions'), isOn: hasCaptions })

  // Until the browser knows the film it stands at no second yet, and the person where they left it.
  const standsAt = () => (video.current?.readyState ? video.current.currentTime : time)
  useImperativeHandle(ref, () => ({ second: standsAt, seek }))

  const onPlayed = useEffectEvent((range: Range) => {
    on.onWatched(range)
    on.onPlace(range[1])
  })
  const [stretch] = useState(() => createStretch((range) => onPlayed(range)))

  function rest(element: HTMLVideoElement): void {
    stretch.end(element)
    on.onRest()
  }

  function seek(second: number): void {
    const element = video.current
    if (!element) return
    stretch.end(element)
    element.currentTime = Math.min(Math.max(second, 0), element.duration || second)
    setTime(element.currentTime)
    on.onTime(element.currentTime)
  }

  function toggle(): void {
    const element = video.current
    if (!element) return
    if (element.paused) void element.play().catch(onFail)
    else element.pause()
  }

  function changeSpeed(value: number): void {
    if (video.current) video.current.playbackRate = value
    setSpeed(value)
    keepSpeed(value)
  }

  function mute(): void {
    if (video.current) video.current.muted = !isMuted
    setMuted(!isMuted)
  }

  function enlarge(): void {
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (frame.current && video.current) fillScreen(frame.current, video.current)
  }

  /** Of the player as a whole; the slider and the list of speeds have keys of their own. */
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const acts: Record<string, () => void> = {
      k: toggle,
      ArrowLeft: () => seek(time - 5),
      ArrowRight: () => seek(time + 5),
      j: () => seek(time - 10),
      l: () => seek(time + 10),
      m: mute,
      c: () => setCaptions(!hasCaptions),
      f: enlarge,
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })

  useEffect(() => {
    const element = frame.current
    const listen = (event: KeyboardEvent) => onKey(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [])

  useEffect(() => {
    const leave = () => video.current && stretch.note(video.current)
    // Before anybody who listens tells the server what was watched.
    const first = { capture: true }
    window.addEventListener('pagehide', leave, first)
    document.addEventListener('visibilitychange', leave, first)
    return () => {
      window.removeEventListener('pagehide', leave, first)
      document.removeEventListener('visibilitychange', leave, first)
    }
  }, [stretch])

  // Before it plays nothing was said yet, and the words would lie on the button.
  const said = hasCaptions && hasBegun ? transcript.find((line) => time >= line.from && time < line.to) : undefined
  return (
    <div ref={frame} className={styles['player']} role="group" aria-label={t('video.label', { title })}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are drawn from the transcript, which is text on the page too */}
      <video
        ref={video}
        src={source}
        playsInline
        preload="metadata"
        tabIndex={-1}
        onClick={toggle}
        onLoadedMetadata={(event) => {
          setDuration(event.currentTarget.duration)
          event.currentTarget.playbackRate = speed
          // Where it was left, before or just now; at the very end there is nothing to go on with.
          if (time > 0 && time < event.currentTarget.duration - 3) event.currentTarget.currentTime = time
        }}
        onTimeUpdate={(event) => {
          const { currentTime } = event.currentTarget
          setTime(currentTime)
          setSilent(hasNoSound(event.currentTarget))
          on.onTime(currentTime)
          stretch.hear(event.currentTarget)
        }}
        // By our slider or by controls that are not ours.
        onSeeking={(event) => stretch.end(event.currentTarget)}
        onSeeked={(event) => {
          if (!event.currentTarget.paused) stretch.begin(event.currentTarget)
        }}
        onPlay={(event) => {
          stretch.begin(event.currentTarget)
          // From now on there is somebody there, after however long a rest.
          on.onPlace(Math.floor(event.currentTarget.currentTime))
          on.onRest()
          setPlaying(true)
          setBegun(true)
          onWork()
        }}
        onPause={(event) => {
          setPlaying(false)
          rest(event.currentTarget)
        }}
        onEnded={(event) => rest(event.currentTarget)}
        onError={onFail}
      />
      {hasFailed && (
        <div className={styles['failed']}>
          <p role="alert">{t('video.failed')}</p>
          <Button
            variant="line"
            onClick={() => {
              small.current?.focus()
              onWork()
              video.current?.load()
            }}
          >
            {t('ui:retry')}
          </Button>
        </div>
      )}
      {!isPlaying && !hasFailed && (
        <button
          type="button"
          className={cx(styles['big'], hasBegun && styles['again'])}
          onClick={() => {
            // It goes as the video plays, and must not take the keyboard's place along.
            small.current?.focus()
            toggle()
          }}
          aria-label={t('video.play')}
        >
          <IconPlayerPlayFilled size={38} aria-hidden="true" />
        </button>
      )}
      {said && (
        <p className={styles['caption']}>
          <span lang={contentLanguage}>{said.text}</span>
        </p>
      )}
      <div className={styles['controls']}>
        <input
          type="range"
          className={styles['track']}
          min={0}
          max={Math.max(1, Math.floor(duration))}
          value={Math.floor(time)}
          aria-label={t('video.place')}
          aria-valuetext={
            duration > 0
              ? t('video.placeText', { now: formatClock(time), end: formatClock(duration) })
              : formatClock(time)
          }
          style={{ '--part': `${(Math.floor(time) / Math.max(1, Math.floor(duration))) * 100}%` } as CSSProperties}
          onChange={(event) => seek(Number(event.target.value))}
        />
        <div className={styles['row']}>
          <button ref={small} type="button" onClick={toggle} aria-label={t(isPlaying ? 'video.pause' : 'video.play')}>
            {isPlaying ? (
              <IconPlayerPauseFilled size={24} aria-hidden="true" />
            ) : (
              <IconPlayerPlayFilled size={24} aria-hidden="true" />
            )}
          </button>
          <button type="button" onClick={() => seek(time - 10)} aria-label={t('video.back')}>
            <IconRewindBackward10 size={24} stroke={1.9} aria-hidden="true" />
          </button>
          <span className={styles['time']}>
            {formatClock(time)}
            {duration > 0 && ` / ${formatClock(duration)}`}
          </span>
          <label className={styles['speed']}>
            <select
              value={speed}
              aria-label={t('video.speed')}
              onChange={(event) => changeSpeed(Number(event.target.value))}
            >
              {speeds.map((value) => (
                <option key={value} value={value}>
                  {t('video.times', { value })}
                </option>
              ))}
            </select>
          </label>
          {transcript.length > 0 && (
            <button
              type="button"
              aria-pressed={hasCaptions}
              aria-label={t('video.captions')}
              onClick={() => setCaptions(!hasCaptions)}
            >
              {hasCaptions ? (
                <IconBadgeCcFilled size={24} aria-hidden="true" />
              ) : (
                <IconBadgeCc size={24} stroke={1.9} aria-hidden="true" />
              )}
            </button>
          )}
          {isSilent ? (
            <span className={styles['silent']}>{t('video.silent')}</span>
          ) : (
            <button type="button" aria-pressed={isMuted} aria-label={t('video.mute')} onClick={mute}>
              {isMuted ? (
                <IconVolumeOff size={24} stroke={1.9} aria-hidden="true" />
              ) : (
                <IconVolume size={24} stroke={1.9} aria-hidden="true" />
              )}
            </button>
          )}
          {mayFillScreen() && (
            <button type="button" aria-label={t('video.fullscreen')} onClick={enlarge}>
              <IconMaximize size={24} stroke={1.9} aria-hidden="true" />
            </button>
          )}
        </div>
      </div>
    </div>
  )
}
