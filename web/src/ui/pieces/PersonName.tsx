import type { Role } from '@trilha/contract/constants/people'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../base/Tag.tsx'
import styles from './PersonName.module.css'

interface PersonNameProps {
  /** Null or left out where the role is not known: then nothing stands beside the name. */
  role: Role | null | undefined
  /** The name, or a link that says it. */
  children: ReactNode
}

/** A name with the role of a grown-up beside it. Nothing stands beside a student's name (decision E68). */
export function PersonName({ role, children }: PersonNameProps) {
  const { t } = useTranslation('ui')
  return (
    <span className={styles['named']}>
      {children}
      {isGrownUp(role) && (
        <Tag tone={role === 'PROFESSOR' ? 'primary' : 'neutral'} className={styles['role']}>
          {t(`roles.${role}`)}
        </Tag>
      )}
    </span>
  )
}

/** The same within a sentence: "Helena Prado (prof.)". */
export function useNameInText(): (name: string, role: Role | null | undefined) => string {
  const { t } = useTranslation('ui')
  return (name, role) => (isGrownUp(role) ? t('nameAndRole', { name, role: t(`rolesInText.${role}`) }) : name)
}

function isGrownUp(role: Role | null | undefined): role is Exclude<Role, 'STUDENT'> {
  return role !== undefined && role !== null && role !== 'STUDENT'
}
