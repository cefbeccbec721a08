import { IconCloudCheck, IconCloudExclamation, IconCloudUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './ClassPage.module.css'
import type { ClassSaved } from './saved-state.ts'

const icons = {
  saved: IconCloudCheck,
  saving: IconCloudUp,
  waiting: IconCloudUp,
  refused: IconCloudExclamation,
} satisfies Record<ClassSaved, unknown>

/** Says truthfully whether the server has what was done in this class. */
export function SavedMark({ state }: { state: ClassSaved }) {
  const { t } = useTranslation('courses')
  const Icon = icons[state]
  return (
    <p className={styles['saved']} data-state={state} role="status">
      <Icon size={19} stroke={1.9} aria-hidden="true" />
      {t(`saved.${state}`)}
    </p>
  )
}
