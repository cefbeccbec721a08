import { IconHeartHandshake } from '@tabler/icons-react'
import { GUARDIAN_RELATIONS, type GuardianRelation } from '@trilha/contract/constants/people'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../base/SelectField.tsx'

export interface RelationFieldProps {
  value: GuardianRelation | ''
  onChange: (value: GuardianRelation) => void
  error?: string | undefined
}

/** What a guardian is to the child: the school looks at it before it agrees. */
export function RelationField({ value, onChange, error }: RelationFieldProps) {
  const { t } = useTranslation('pieces')
  return (
    <SelectField
      label={t('relation.label')}
      placeholder={t('relation.placeholder')}
      name="relation"
      required
      icon={<IconHeartHandshake size={21} stroke={1.9} aria-hidden="true" />}
      options={GUARDIAN_RELATIONS.map((relation) => ({ value: relation, label: t(`relation.is.${relation}`) }))}
      value={value}
      error={error}
      onChange={onChange}
    />
  )
}
