import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../ui/base/ProgressBar.tsx'
import { subjectTones } from '../../ui/pieces/subject-tones.ts'
import { bookState, type Ebook } from './book-path.ts'
import styles from './shelves.module.css'

/** How far one is in a book: new, on a page, or read. */
export function BookProgress({ book }: { book: Ebook }) {
  const { t } = useTranslation('shelves')
  const state = bookState(book)
  if (state === 'new') return <p className={styles['fact']}>{t('pages', { count: book.pageCount })}</p>
  if (state === 'read')
    return (
      <p className={styles['fact']} data-read="">
        <IconCircleCheckFilled size={18} aria-hidden="true" />
        {t('read')}
      </p>
    )
  const place = t('pageOf', { page: book.reading!.page, count: book.pageCount })
  return (
    <div className={styles['progress']}>
      <ProgressBar
        value={book.reading!.percent}
        label={t('progressOf', { title: book.title })}
        valueText={place}
        tone={`sub-${subjectTones[book.subject]}`}
        size="s"
      />
      <p className={styles['fact']}>{place}</p>
    </div>
  )
}
