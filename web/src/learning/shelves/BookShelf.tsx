import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pagedQuery } from '../../lib/query.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { buttonClass } from '../../ui/base/button-class.ts'
import { Card } from '../../ui/base/Card.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import { BookCover } from './BookCover.tsx'
import { BookProgress } from './BookProgress.tsx'
import { courseTo, ebookTo, groupByCourse, type Ebook } from './book-path.ts'
import styles from './shelves.module.css'
import { contentLanguage } from '../../lib/language.ts'

/** My books, one shelf for each trail. */
export function BookShelf() {
  const { t } = useTranslation('shelves')
  const list = useInfiniteQuery(pagedQuery('shelves', 'listMine'))
  return (
    <SkeletonGroup loading={list.isPending} skeleton={<Waiting />}>
      {() => (
        <div className={styles['shelves']}>
          {list.data?.length === 0 && <None />}
          {groupByCourse(list.data ?? []).map(({ courseId, courseName, books }) => (
            <Card
              key={courseId}
              title={courseName}
              action={
                <Link to={courseTo} params={{ id: courseId }} className={styles['toCourse']}>
                  {t('toCourse')}
                </Link>
              }
            >
              <ul className={styles['row']}>
                {books.map((book) => (
                  <BookItem key={book.id} book={book} />
                ))}
              </ul>
            </Card>
          ))}
          <ListFoot list={list} more={t('more')} titleLevel={2} />
        </div>
      )}
    </SkeletonGroup>
  )
}

function BookItem({ book }: { book: Ebook }) {
  return (
    <li className={styles['book']}>
      <BookCover book={book} className={styles['cover']} />
      <div className={styles['about']}>
        <h3 className={styles['title']}>
          <Link to={ebookTo} params={{ id: book.id }} lang={contentLanguage} className={styles['link']}>
            {book.title}
          </Link>
        </h3>
        {book.author !== '' && <p className={styles['author']}>{book.author}</p>}
        {book.about !== '' && <p lang={contentLanguage}>{book.about}</p>}
        <BookProgress book={book} />
      </div>
    </li>
  )
}

function None() {
  const { t } = useTranslation('shelves')
  return (
    <Card as="div">
      <EmptyPanel
        drawing={<EmptyArt kind="saved" />}
        titleLevel={2}
        title={t('none.title')}
        sentence={t('none.sentence')}
        action={
          <Link to="/my-trail" className={buttonClass({ variant: 'soft' })}>
            {t('none.toTrails')}
          </Link>
        }
      />
    </Card>
  )
}

function Waiting() {
  return (
    <div className={styles['shelves']}>
      <Skeleton height={246} radius={22} />
      <Skeleton height={246} radius={22} />
    </div>
  )
}
