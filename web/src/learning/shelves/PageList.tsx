import { useTranslation } from 'react-i18next'
import type { WholeEbook } from './book-path.ts'
import styles from './Reader.module.css'

interface PageListProps {
  pages: WholeEbook['pages']
  shown: readonly number[]
  onChoose: (page: number) => void
}

export function PageList({ pages, shown, onChoose }: PageListProps) {
  const { t } = useTranslation('shelves')
  return (
    <ol className={styles['list']}>
      {pages.map(({ number, title }) => (
        <li key={number}>
          <button
            type="button"
            className={styles['entry']}
            aria-current={shown.includes(number) ? 'page' : undefined}
            onClick={() => onChoose(number)}
          >
            <span className={styles['entryNumber']}>{number}</span>
            {title ?? t('reader.page', { page: number })}
          </button>
        </li>
      ))}
    </ol>
  )
}
