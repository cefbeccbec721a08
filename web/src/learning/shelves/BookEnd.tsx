import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/base/button-class.ts'
import { courseTo, type WholeEbook } from './book-path.ts'
import styles from './Reader.module.css'

/** After the last page: the way back to the class that the book is of, where it is finished. */
export function BookEnd({ book }: { book: WholeEbook }) {
  const { t } = useTranslation('shelves')
  const isRead = book.reading?.readAt != null
  return (
    <section className={styles['end']} aria-label={t('end.label')}>
      <p>{t(isRead ? 'end.read' : 'end.open')}</p>
      <Link
        to={courseTo}
        params={{ id: book.courseId }}
        search={{ class: book.contentId }}
        className={buttonClass({ variant: 'soft' })}
      >
        {t('end.toClass')}
      </Link>
    </section>
  )
}
