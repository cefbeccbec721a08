import { IconChevronLeft, IconChevronRight, IconDownload, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
// What it is made of for the newest browsers alone does not run on a school's older tablet.
import { getDocument, GlobalWorkerOptions, TextLayer, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- the bundler makes an address of it
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorPanel } from '../../../ui/base/ErrorPanel.tsx'
import { IconButton, iconButtonClass } from '../../../ui/base/IconButton.tsx'
import { Skeleton } from '../../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../../ui/base/SkeletonGroup.tsx'
import styles from './PdfViewer.module.css'
import { useSource } from './use-source.ts'

GlobalWorkerOptions.workerSrc = workerUrl

interface PdfViewerProps {
  src: string
  title: string
  startAt: number
  onPage: (page: number) => void
  /** Its address may have ended: time for another. */
  onEnded: () => void
}

const zooms = [1, 1.25, 1.5, 2] as const

/** A document inside the page: drawn page by page, with its text on top to be selected and read aloud. */
export function PdfViewer({ src, title, startAt, onPage, onEnded }: PdfViewerProps) {
  const { t } = useTranslation('courses')
  const { source, hasFailed, onFail, onWork } = useSource(src, onEnded)
  const { pages, again } = useDocument(source, onFail)
  const [page, setPage] = useState(Math.max(1, startAt))
  const [zoom, setZoom] = useState(0)
  const paper = useRef<HTMLDivElement>(null)
  const last = pages?.numPages ?? 1
  const shown = Math.min(page, last)

  function turn(to: number): void {
    const next = Math.min(Math.max(to, 1), last)
    if (next === shown) return
    setPage(next)
    onPage(next)
  }

  function enlarge(by: 1 | -1): void {
    setZoom(Math.min(Math.max(zoom + by, 0), zooms.length - 1))
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const to = {
      ArrowLeft: shown - 1,
      ArrowRight: shown + 1,
      PageUp: shown - 1,
      PageDown: shown + 1,
      Home: 1,
      End: last,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    turn(to)
  })

  const isThere = pages !== undefined
  useEffect(() => {
    const element = paper.current
    const listen = (event: KeyboardEvent) => onKey(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [isThere])

  if (hasFailed)
    return (
      <ErrorPanel
        titleLevel={2}
        sentence={t('pdf.failed')}
        onRetry={() => {
          onWork()
          again()
        }}
      />
    )
  return (
    <div className={styles['viewer']}>
      <div className={styles['bar']}>
        <IconButton aria-label={t('pdf.before')} aria-disabled={shown <= 1} onClick={() => turn(shown - 1)}>
          <IconChevronLeft size={22} stroke={1.9} aria-hidden="true" />
        </IconButton>
        <span role="status">{t('pdf.page', { page: shown, count: last })}</span>
        <IconButton aria-label={t('pdf.after')} aria-disabled={shown >= last} onClick={() => turn(shown + 1)}>
          <IconChevronRight size={22} stroke={1.9} aria-hidden="true" />
        </IconButton>
        <span className={styles['room']} />
        <IconButton aria-label={t('pdf.smaller')} aria-disabled={zoom === 0} onClick={() => enlarge(-1)}>
          <IconZoomOut size={22} stroke={1.9} aria-hidden="true" />
        </IconButton>
        <IconButton aria-label={t('pdf.larger')} aria-disabled={zoom === zooms.length - 1} onClick={() => enlarge(1)}>
          <IconZoomIn size={22} stroke={1.9} aria-hidden="true" />
        </IconButton>
        <a href={src} download className={iconButtonClass('plain')} aria-label={t('pdf.keep')}>
          <IconDownload size={22} stroke={1.9} aria-hidden="true" />
        </a>
      </div>
      <SkeletonGroup loading={pages === undefined} skeleton={<Skeleton height={520} radius={18} />}>
        {() =>
          pages && (
            <div
              ref={paper}
              className={styles['paper']}
              role="region"
              aria-label={t('pdf.label', { title, page: shown })}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus
              tabIndex={0}
            >
              <Page key={shown} pages={pages} page={shown} zoom={zooms[zoom]!} />
            </div>
          )
        }
      </SkeletonGroup>
    </div>
  )
}

function useDocument(src: string, onFail: () => void) {
  const [pages, setPages] = useState<PDFDocumentProxy>()
  const failed = useEffectEvent(onFail)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const task = getDocument({ url: src })
    let isWanted = true
    task.promise.then(
      (loaded) => isWanted && setPages(loaded),
      () => isWanted && failed(),
    )
    return () => {
      isWanted = false
      void task.destroy()
    }
  }, [src, attempt])
  return { pages, again: () => setAttempt(attempt + 1) }
}

function Page({ pages, page, zoom }: { pages: PDFDocumentProxy; page: number; zoom: number }) {
  const sheet = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let cancel: (() => void) | undefined
    let isWanted = true
    void draw()
    async function draw(): Promise<void> {
      const loaded = await pages.getPage(page)
      const [paper, surface, layer] = [sheet.current, canvas.current, words.current]
      if (!isWanted || !paper || !surface || !layer) return
      const room = (paper.parentElement?.clientWidth ?? 700) - 2
      const scale = (room / loaded.getViewport({ scale: 1 }).width) * zoom
      const viewport = loaded.getViewport({ scale })
      const density = Math.min(window.devicePixelRatio || 1, 2)
      surface.width = Math.floor(viewport.width * density)
      surface.height = Math.floor(viewport.height * density)
      paper.style.width = `${viewport.width}px`
      paper.style.height = `${viewport.height}px`
      paper.style.setProperty('--total-scale-factor', String(scale))
      const task = loaded.render({
        canvas: surface,
        viewport,
        ...(density !== 1 && { transform: [density, 0, 0, density, 0, 0] }),
      })
      cancel = () => task.cancel()
      await task.promise.catch(() => {})
      if (!isWanted) return
      layer.replaceChildren()
      await new TextLayer({ textContentSource: await loaded.getTextContent(), container: layer, viewport }).render()
    }
    return () => {
      isWanted = false
      cancel?.()
    }
  }, [pages, page, zoom])
  return (
    <div ref={sheet} className={styles['sheet']}>
      <canvas ref={canvas} aria-hidden="true" />
      <div ref={words} className={styles['words']} />
    </div>
  )
}
