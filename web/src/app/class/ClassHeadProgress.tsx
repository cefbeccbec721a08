import { useTranslation } from 'react-i18next'
import type { PathModule } from '../../learning/courses/course-path.ts'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { Dashes } from '../../ui/base/Dashes.tsx'
import styles from './ClassPage.module.css'

export function ClassHeadProgress({ module, index }: { module: PathModule; index: number }) {
  const { t } = useTranslation('courses')
  const { data: current } = useCurrentAccount()
  const count = module.contents.length
  return (
    <>
      {/* Who teaches makes no progress. */}
      {current?.student && (
        <Dashes
          className={styles['dashes']}
          done={module.finished}
          total={count}
          // Finished, it is one of the whole ones.
          current={module.contents[index]?.status === 'FINISHED' ? false : index}
          label={t('classesDone', { done: module.finished, count })}
        />
      )}
      <small>{t('class.index', { index: index + 1, count })}</small>
    </>
  )
}
