import { useTranslation } from 'react-i18next'
import type { PathModule } from '../../learning/courses/course-path.ts'
import { Dashes } from '../../ui/base/Dashes.tsx'
import styles from './ClassPage.module.css'

export function ClassHeadProgress({ module, index }: { module: PathModule; index: number }) {
  const { t } = useTranslation('courses')
  const count = module.contents.length
  return (
    <>
      <Dashes
        className={styles['dashes']}
        done={module.finished}
        total={count}
        current={index}
        label={t('classesDone', { done: module.finished, count })}
      />
      <small>{t('class.index', { index: index + 1, count })}</small>
    </>
  )
}
