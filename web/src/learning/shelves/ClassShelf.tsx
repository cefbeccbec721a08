import { IconBook2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { buttonClass } from '../../ui/base/button-class.ts'
import { Card } from '../../ui/base/Card.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { BookCover } from './BookCover.tsx'
import { BookProgress } from './BookProgress.tsx'
import { bookState, ebookTo, type Ebook } from './book-path.ts'
import styles from './shelves.module.css'
import { contentLanguage } from '../../lib/language.ts'

/** The books of a class, each one step away from being read. */
export function ClassShelf({ contentId }: { contentId: string }) {
  const { t } = useTranslation('shelves')
  const { data, error, isPending, isFetching, refetch } = useQuery(
    query('shelves', 'listByContent', { params: { id: contentId } }),
  )
  const failure = useErrorText(data ? undefined : error)
  return (
    <SkeletonGroup loading={isPending} skeleton={<Skeleton height={240} radius={22} />}>
      {() => (
        <Card aria-label={t('class.label')}>
          {failure && (
            <ErrorPanel
              titleLevel={2}
              sentence={failure.sentence}
              code={failure.code}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          {data?.length === 0 && (
            <EmptyPanel
              drawing={<EmptyArt kind="saved" />}
              titleLevel={2}
              title={t('class.none.title')}
              sentence={t('class.none.sentence')}
            />
          )}
          {data && data.length > 0 && (
            <ul className={styles['classBooks']}>
              {data.map((book) => (
                <ClassBook key={book.id} book={book} />
              ))}
            </ul>
          )}
        </Card>
      )}
    </SkeletonGroup>
  )
}

function ClassBook({ book }: { book: Ebook }) {
  const { t } = useTranslation('shelves')
  return (
    <li className={styles['classBook']}>
      <BookCover book={book} className={styles['classCover']} />
      <div className={styles['words']}>
        <h2 className={styles['classTitle']} lang={contentLanguage}>
          {book.title}
        </h2>
        {book.author !== '' && <p className={styles['author']}>{book.author}</p>}
        {book.about !== '' && <p lang={contentLanguage}>{book.about}</p>}
        <BookProgress book={book} />
        <Link
          to={ebookTo}
          params={{ id: book.id }}
          className={buttonClass({ variant: bookState(book) === 'read' ? 'soft' : 'primary' })}
        >
          <IconBook2 size={20} stroke={1.9} aria-hidden="true" />
          {t(`open.${bookState(book)}`, { page: book.reading?.page ?? 1 })}
        </Link>
      </div>
    </li>
  )
}
