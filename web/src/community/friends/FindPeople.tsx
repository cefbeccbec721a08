import { IconFilter, IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/base/TextField.tsx'
import { FoundPeople } from './FoundPeople.tsx'
import styles from './friends.module.css'
import { useYearFilter } from './use-year-filter.ts'

/** People of the school by name, of the own year where the school says so. */
export function FindPeople() {
  const { t } = useTranslation('friends')
  const [search, setSearch] = useState('')
  // Typing stays light: the list follows when there is time.
  const asked = useDeferredValue(search.trim())
  return (
    <>
      <TextField
        label={t('find.label')}
        type="search"
        maxLength={60}
        icon={<IconSearch size={21} stroke={1.9} aria-hidden="true" />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <YearNote />
      <FoundPeople search={asked} />
    </>
  )
}

/** Why somebody may be missing. */
export function YearNote() {
  const { t } = useTranslation('friends')
  if (!useYearFilter()) return null
  return (
    <p className={styles['note']}>
      <IconFilter size={19} stroke={1.9} aria-hidden="true" />
      {t('find.year')}
    </p>
  )
}
