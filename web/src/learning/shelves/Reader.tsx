import { useMediaQuery } from '@mantine/hooks'
import { IconListNumbers, IconTextDecrease, IconTextIncrease } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { IconButton } from '../../ui/base/IconButton.tsx'
import { OfflineBar } from '../../ui/base/OfflineBar.tsx'
import { FocusShell } from '../../ui/shell/FocusShell.tsx'
import type { RenderLink } from '../../ui/shell/shell-types.ts'
import type { WholeEbook } from './book-path.ts'
import { BookEnd } from './BookEnd.tsx'
import { PageList } from './PageList.tsx'
import { ReaderBar } from './ReaderBar.tsx'
import styles from './Reader.module.css'
import { keepSize, readerSizes, readSize } from './reader-size.ts'
import { Spread } from './Spread.tsx'
import { pageByKey, pageWithin, spreadOf, startOf, turned } from './spread.ts'
import { useReading } from './use-reading.ts'

interface ReaderProps {
  book: WholeEbook
  /** Of the address; without it, where the reader stopped. */
  page: number | undefined
  onPage: (page: number) => void
  /** Where the shelf is, and how a link leads there. */
  backHref: string
  renderLink: RenderLink
}

/** Two columns of words need this much room at the smallest size; larger letters need more. */
const roomForTwo = 940

export function Reader({ book, page: asked, onPage, backHref, renderLink }: ReaderProps) {
  const { t } = useTranslation('shelves')
  const [startedAt] = useState(() => startOf(book))
  const [step, setStep] = useState(readSize)
  const [isListOpen, setListOpen] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const size = readerSizes[step]!
  const hasRoom = useMediaQuery(`(width >= ${Math.round(roomForTwo * size)}px)`, false, {
    getInitialValueInEffect: false,
  })
  const open = { pageCount: book.pageCount, columns: hasRoom ? 2 : 1 } as const
  const page = pageWithin(asked ?? startedAt, book.pageCount)
  const shown = spreadOf(page, open)
  const saved = useReading(book.id, shown)

  function goTo(wanted: number): void {
    if (shown.includes(wanted)) return
    onPage(wanted)
    // A new page is read from its first line, wherever the old one was left.
    top.current?.scrollIntoView({ block: 'start' })
  }

  function resize(by: 1 | -1): void {
    const next = step + by
    if (readerSizes[next] === undefined) return
    setStep(next)
    keepSize(next)
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    // What is open over the book, and what scrolls sideways by itself, have their own use for these keys.
    if (event.target instanceof Element && event.target.closest('[role="dialog"], input, textarea, [tabindex="0"]'))
      return
    const to = pageByKey(event.key, page, open)
    if (to === undefined) return
    event.preventDefault()
    goTo(to)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return (
    <FocusShell
      backHref={backHref}
      renderLink={renderLink}
      backLabel={t('reader.back')}
      overline={book.courseName}
      title={book.title}
      notice={<OfflineBar />}
      end={
        <>
          <IconButton aria-label={t('reader.smaller')} aria-disabled={step === 0} onClick={() => resize(-1)}>
            <IconTextDecrease size={24} stroke={1.9} aria-hidden="true" />
          </IconButton>
          <IconButton
            aria-label={t('reader.larger')}
            aria-disabled={step === readerSizes.length - 1}
            onClick={() => resize(1)}
          >
            <IconTextIncrease size={24} stroke={1.9} aria-hidden="true" />
          </IconButton>
          <IconButton aria-label={t('reader.pages')} aria-haspopup="dialog" onClick={() => setListOpen(true)}>
            <IconListNumbers size={24} stroke={1.9} aria-hidden="true" />
          </IconButton>
        </>
      }
    >
      <div ref={top} className={styles['stage']} style={{ '--reader-size': size } as CSSProperties}>
        <Spread
          pages={book.pages.filter(({ number }) => shown.includes(number))}
          pictures={book.pictures}
          columns={open.columns}
          onTurn={(by) => goTo(turned(page, by, open))}
        />
        {shown.includes(book.pageCount) && <BookEnd book={book} />}
      </div>
      <ReaderBar shown={shown} pageCount={book.pageCount} saved={saved} onTurn={(by) => goTo(turned(page, by, open))} />
      <Dialog open={isListOpen} onClose={() => setListOpen(false)} title={t('reader.pages')}>
        <PageList
          pages={book.pages}
          shown={shown}
          onChoose={(wanted) => {
            setListOpen(false)
            goTo(wanted)
          }}
        />
      </Dialog>
    </FocusShell>
  )
}
