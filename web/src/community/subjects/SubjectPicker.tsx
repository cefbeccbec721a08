import { useQuery } from '@tanstack/react-query'
import { POST_SUBJECTS_MAX } from '@trilha/contract/constants/community'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/query.ts'
import { Chip } from '../../ui/base/Chip.tsx'
import styles from './subjects.module.css'

interface SubjectPickerProps {
  value: readonly string[]
  onChange: (ids: string[]) => void
  /** Who came for it goes on there. */
  takesFocus?: boolean
}

/** What a post is about: the school's subjects, those that one follows first. A school without any asks nothing. */
export function SubjectPicker({ value, onChange, takesFocus = false }: SubjectPickerProps) {
  const { t } = useTranslation('subjects')
  const { data: subjects = [] } = useQuery(query('subjects', 'search', { query: {} }))
  if (subjects.length === 0) return null
  const isFull = value.length >= POST_SUBJECTS_MAX
  return (
    <fieldset className={styles['picker']}>
      <legend>{t('pick.label')}</legend>
      {subjects.map(({ id, name }, at) => {
        const isChosen = value.includes(id)
        return (
          <Chip
            key={id}
            data-autofocus={(takesFocus && at === 0) || undefined}
            selected={isChosen}
            disabled={isFull && !isChosen}
            onClick={() => onChange(isChosen ? value.filter((one) => one !== id) : [...value, id])}
          >
            {name}
          </Chip>
        )
      })}
    </fieldset>
  )
}
