import { useQuery } from '@tanstack/react-query'
import { POST_SUBJECTS_MAX } from '@trilha/contract/constants/community'
import { useEffect, useRef } from 'react'
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
  const chips = useRef<HTMLFieldSetElement>(null)
  const isReady = subjects.length > 0

  useEffect(() => {
    // Behind the dialog, which gives the focus to its words when it opens.
    if (!takesFocus || !isReady) return undefined
    const timer = setTimeout(() => chips.current?.querySelector('button')?.focus())
    return () => clearTimeout(timer)
  }, [takesFocus, isReady])

  if (!isReady) return null
  const isFull = value.length >= POST_SUBJECTS_MAX
  return (
    <fieldset ref={chips} className={styles['picker']}>
      <legend>{t('pick.label')}</legend>
      {subjects.map(({ id, name }) => {
        const isChosen = value.includes(id)
        return (
          <Chip
            key={id}
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
