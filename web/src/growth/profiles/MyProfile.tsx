import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import styles from './MyProfile.module.css'

interface MyProfileProps {
  /** Where a PIN keeps the fields from being changed: the way to open them, and to close them again (G23). */
  unlock: ReactNode
  /** Who it is about. */
  head?: ReactNode
}

export function MyProfile({ unlock, head }: MyProfileProps) {
  const { t } = useTranslation('profiles')
  const profile = useQuery(query('profiles', 'getMine'))
  const failure = useErrorText(profile.data ? undefined : profile.error)
  return (
    <div className={styles['page']}>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      {head}
      <SkeletonGroup loading={profile.isPending} skeleton={<Skeleton height={560} radius={22} />}>
        {() =>
          profile.data ? (
            <>
              {unlock}
              <ProfileForm profile={profile.data} />
            </>
          ) : (
            <Card aria-label={t('title')}>
              <ErrorPanel
                titleLevel={2}
                sentence={failure?.sentence}
                code={failure?.code}
                retrying={profile.isFetching}
                onRetry={() => void profile.refetch()}
              />
            </Card>
          )
        }
      </SkeletonGroup>
    </div>
  )
}
