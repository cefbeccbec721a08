import { useQuery } from '@tanstack/react-query'
import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import styles from './ProfilePage.module.css'

export function ProfilePage() {
  const { t } = useTranslation('profiles')
  const profile = useQuery(query('profiles', 'getMine'))
  const failure = useErrorText(profile.data ? undefined : profile.error)
  return (
    <div className={styles['page']}>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <SkeletonGroup loading={profile.isPending} skeleton={<Skeleton height={560} radius={22} />}>
        {() =>
          profile.data ? (
            <>
              {profile.data.isEditable === false && <Locked />}
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

/** Fields can be read, not changed, until a guardian's PIN opens them (G23). */
function Locked() {
  const { t } = useTranslation('profiles')
  return (
    <div role="status" className={styles['locked']}>
      <IconLock size={24} stroke={1.9} aria-hidden="true" />
      <div>
        <h2>{t('locked.title')}</h2>
        <p>{t('locked.sentence')}</p>
      </div>
    </div>
  )
}
