import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../ui/base/PageTitle.tsx'

export function CoursePage({ courseId }: { courseId: string }) {
  const { t } = useTranslation('courses')
  return (
    <article data-course={courseId}>
      <PageTitle>{t('title')}</PageTitle>
    </article>
  )
}
