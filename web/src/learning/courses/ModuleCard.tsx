import { Link } from '@tanstack/react-router'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/base/button-class.ts'
import { Card } from '../../ui/base/Card.tsx'
import { Dashes } from '../../ui/base/Dashes.tsx'
import { ClassList } from './ClassList.tsx'
import { courseTo, type PathModule } from './course-path.ts'
import styles from './ModuleCard.module.css'
import { contentLanguage } from '../../lib/language.ts'

interface ModuleCardProps {
  module: PathModule
  number: number
  /** The class where the student is, in whichever module. */
  hereId: string | undefined
  /** Who teaches makes none, and has nothing to go on with. */
  hasProgress: boolean
}

export function ModuleCard({ module, number, hereId, hasProgress }: ModuleCardProps) {
  const { t } = useTranslation('courses')
  const { contents, finished } = module
  const at = contents.findIndex(({ status }) => status !== 'FINISHED')
  const next = contents[at]
  return (
    <Card aria-label={module.name}>
      <p className={styles['kicker']}>{t('module', { number })}</p>
      <h2 className={styles['name']} lang={contentLanguage}>
        {module.name}
      </h2>
      {module.description && (
        <p className={styles['about']} lang={contentLanguage}>
          {module.description}
        </p>
      )}
      {contents.length === 0 ? (
        <p className={styles['none']}>{t('noClasses')}</p>
      ) : (
        <>
          <div className={styles['dashes']}>
            {hasProgress && (
              <Dashes
                done={finished}
                total={contents.length}
                label={t('classesDone', { done: finished, count: contents.length })}
              />
            )}
          </div>
          <ClassList contents={contents} hereId={hereId} />
        </>
      )}
      {hasProgress && next && (
        <Link
          to={courseTo}
          params={{ id: next.courseId }}
          search={{ class: next.id }}
          className={buttonClass({ full: true })}
        >
          <IconPlayerPlayFilled size={18} aria-hidden="true" />
          {t(next.status === null && finished === 0 ? 'beginClass' : 'goOnClass', { number: at + 1 })}
        </Link>
      )}
    </Card>
  )
}
