import { useQuery } from '@tanstack/react-query'
import type { Role } from '@trilha/contract/constants/people'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import styles from './Roster.module.css'

interface ClassChoiceProps {
  role: Role
  value: readonly string[]
  onChange: (classIds: readonly string[]) => void
  error: string | undefined
}

/** One class for a student, any number for who teaches; nothing to choose for anybody else. */
export function ClassChoice({ role, value, onChange, error }: ClassChoiceProps) {
  const { t } = useTranslation('roster')
  const group = useId()
  const hasClasses = role === 'STUDENT' || role === 'PROFESSOR'
  const list = useQuery({ ...query('roster', 'listClasses'), enabled: hasClasses })
  const failure = useErrorText(list.data ? undefined : list.error)
  const isOne = role === 'STUDENT'
  if (!hasClasses) return null

  function choose(id: string, isChosen: boolean): void {
    if (isOne) onChange([id])
    else onChange(isChosen ? [...value, id] : value.filter((each) => each !== id))
  }

  return (
    <fieldset className={styles['choices']} aria-describedby={error ? `${group}-error` : undefined}>
      <legend>{t(isOne ? 'class' : 'classes')}</legend>
      <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={88} radius={14} />}>
        {() => (
          <>
            {failure && (
              <ErrorPanel
                sentence={failure.sentence}
                code={failure.code}
                retrying={list.isFetching}
                onRetry={() => void list.refetch()}
              />
            )}
            {list.data?.length === 0 && <p className={styles['said']}>{t('noClasses')}</p>}
            <div className={styles['columns']}>
              {list.data?.map(({ id, name }) => (
                <label key={id} className={styles['choice']}>
                  <input
                    type={isOne ? 'radio' : 'checkbox'}
                    name={group}
                    checked={value.includes(id)}
                    onChange={(event) => choose(id, event.currentTarget.checked)}
                  />
                  {name}
                </label>
              ))}
            </div>
          </>
        )}
      </SkeletonGroup>
      {error && (
        <p id={`${group}-error`} role="alert" className={styles['failure']}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
