import { useTranslation } from 'react-i18next'
import { FocusShell } from '../../ui/shell/FocusShell.tsx'
import { paths } from '../paths.ts'
import { routerLink } from '../router-link.tsx'
import { classParts } from './parts.ts'

export function ClassPage({ courseId, contentId }: { courseId: string; contentId: string }) {
  const { t } = useTranslation('courses')
  return (
    <FocusShell
      backHref={paths.course.replace('{id}', courseId)}
      backLabel={t('class.back')}
      renderLink={routerLink}
      title={t('class.title')}
    >
      {Object.entries(classParts).map(([id, Part]) => (
        <Part key={id} courseId={courseId} moduleId={courseId} contentId={contentId} />
      ))}
    </FocusShell>
  )
}
