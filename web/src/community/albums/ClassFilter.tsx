import { useTranslation } from 'react-i18next'
import { ChipRow } from '../../ui/base/ChipRow.tsx'
import { SearchSelect } from '../../ui/pieces/SearchSelect.tsx'
import styles from './albums.module.css'

/** More are searched for, not looked through. */
const mostChips = 6

interface ClassFilterProps {
  classes: readonly { id: string; name: string }[]
  /** Empty: all of them. */
  value: string
  onChange: (classId: string) => void
}

/** Which of their classes, for who has several. */
export function ClassFilter({ classes, value, onChange }: ClassFilterProps) {
  const { t } = useTranslation('albums')
  const items = [{ value: '', label: t('classes.all') }, ...classes.map(({ id, name }) => ({ value: id, label: name }))]
  if (classes.length <= mostChips)
    return (
      <ChipRow label={t('classes.label')} items={items} value={value} onChange={onChange} className={styles['chips']} />
    )
  return (
    <div className={styles['select']}>
      <SearchSelect
        label={t('classes.label')}
        placeholder={t('classes.all')}
        options={items}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
