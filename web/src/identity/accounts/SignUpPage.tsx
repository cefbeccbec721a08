import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import styles from './Accounts.module.css'
import { EntryFrame } from './EntryFrame.tsx'
import { SignUpDone, type NewPerson } from './SignUpDone.tsx'
import { SignUpForm } from './SignUpForm.tsx'

export function SignUpPage() {
  const { t } = useTranslation('accounts')
  const { data: options, error, isPending, isFetching, refetch } = useQuery(query('users', 'signUpOptions'))
  const failure = useErrorText(options ? undefined : error)
  const [person, setPerson] = useState<NewPerson>()
  if (person) return <SignUpDone person={person} />
  return (
    <EntryFrame
      title={t('signUp.title')}
      lead={options?.school ? t('signUp.leadSchool', { school: options.school.name }) : t('signUp.lead')}
    >
      <SkeletonGroup loading={isPending} skeleton={<Skeleton height={320} radius={22} />}>
        {() =>
          options ? (
            <SignUpForm options={options} onDone={setPerson} />
          ) : (
            <ErrorPanel
              titleLevel={2}
              sentence={failure?.sentence}
              code={failure?.code}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          )
        }
      </SkeletonGroup>
      <p className={styles['back']}>
        {t('signUp.known')}{' '}
        <Link to={paths.login} className={linkClass()}>
          {t('signIn')}
        </Link>
        <br />
        <Link to={paths.guardianSignUp} className={linkClass()}>
          {t('signUp.guardian')}
        </Link>
      </p>
    </EntryFrame>
  )
}
