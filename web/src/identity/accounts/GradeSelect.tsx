import type { SignUpOptions } from '@trilha/contract/identity/user-shapes'
import { useTranslation } from 'react-i18next'
import { SearchSelect } from '../../ui/pieces/SearchSelect.tsx'

interface GradeSelectProps {
  options: SignUpOptions
  value: string
  onChange: (gradeId: string) => void
  error: string | undefined
}

export function GradeSelect({ options, ...field }: GradeSelectProps) {
  const { t } = useTranslation('accounts')
  return (
    <SearchSelect
      label={t('fields.grade')}
      placeholder={t('fields.gradePlaceholder')}
      options={options.grades.map(({ id, name }) => ({ value: id, label: name }))}
      {...field}
    />
  )
}
