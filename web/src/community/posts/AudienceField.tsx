import { useQuery } from '@tanstack/react-query'
import { POST_AUDIENCES, type PostAudience } from '@trilha/contract/constants/community'
import type { Role } from '@trilha/contract/constants/people'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/query.ts'
import { ChipRow } from '../../ui/base/ChipRow.tsx'
import { SearchSelect } from '../../ui/pieces/SearchSelect.tsx'
import styles from './composer.module.css'

export interface Place {
  audience: PostAudience
  classId?: string | undefined
}

/** For whom one may write: who has no class writes for friends or the school (G37). */
export function audiencesOf(role: Role): readonly PostAudience[] {
  return role === 'STUDENT' || role === 'PROFESSOR' ? POST_AUDIENCES : ['SCHOOL', 'FRIENDS']
}

interface AudienceFieldProps {
  role: Role
  value: Place
  onChange: (value: Place) => void
  error?: string | undefined
}

/** For whom a post is, said before it is sent; who teaches says which class. */
export function AudienceField({ role, value, onChange, error }: AudienceFieldProps) {
  const { t } = useTranslation('posts')
  const teaches = role === 'PROFESSOR'
  const { data: classes } = useQuery({ ...query('tasks', 'listClasses'), enabled: teaches })
  return (
    <div className={styles['audience']}>
      <span aria-hidden="true" className={styles['label']}>
        {t('composer.audience')}
      </span>
      <ChipRow
        label={t('composer.audience')}
        items={audiencesOf(role).map((audience) => ({ value: audience, label: t(`audience.${audience}`) }))}
        value={value.audience}
        onChange={(audience) => onChange({ ...value, audience })}
      />
      <small>
        {teaches && value.audience === 'CLASS'
          ? t('composer.hint.CLASS_teacher')
          : t(`composer.hint.${value.audience}`)}
      </small>
      {teaches && value.audience === 'CLASS' && (
        <SearchSelect
          label={t('composer.class')}
          placeholder={t('composer.class')}
          options={(classes ?? []).map((one) => ({ value: one.id, label: one.name }))}
          value={value.classId ?? ''}
          onChange={(classId) => onChange({ ...value, classId: classId === '' ? undefined : classId })}
          error={error}
        />
      )}
    </div>
  )
}
