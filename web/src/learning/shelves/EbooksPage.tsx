import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { BookShelf } from './BookShelf.tsx'

/** Everything there is to read, for whoever follows trails. */
export function EbooksPage() {
  const { t } = useTranslation('shelves')
  return (
    <>
      <PageTitle lead={t('page.lead')}>{t('page.title')}</PageTitle>
      <BookShelf />
    </>
  )
}
