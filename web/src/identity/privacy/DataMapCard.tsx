import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { ERASURE_WAIT_DAYS, CONSENT_YEARS } from '@trilha/contract/constants/people'
import type { DataMapEntry } from '@trilha/contract/identity/privacy'
import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { useErrorText } from '../../lib/errors.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { query } from '../../lib/query.ts'
import { breakpoint } from '../../ui/theme/tokens.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import styles from './DataMapCard.module.css'

/** From the plans that the erasure itself runs by: what stands here is what happens (decision D12). */
export function DataMapCard() {
  const { t } = useTranslation('privacy')
  const { data: entries, error, isPending, isFetching, refetch } = useQuery(query('privacy', 'describeData'))
  const failure = useErrorText(entries ? undefined : error)
  const { data: current } = useCurrentAccount()
  // Nobody else has a guardian, or is one.
  const isFamily = current?.account.role === 'STUDENT' || current?.account.role === 'PARENT'
  return (
    <Card title={t('map.title')}>
      <p className={styles['lead']}>
        {t('map.lead', { count: ERASURE_WAIT_DAYS })} {isFamily && t('map.guardianLead', { count: CONSENT_YEARS })}
      </p>
      <SkeletonGroup loading={isPending} skeleton={<Skeleton height={160} radius={18} />}>
        {() =>
          entries ? (
            <>
              <Entries
                title={t('map.erased')}
                entries={entries.filter(({ treatment }) => treatment === 'ERASED')}
                showsShare={isFamily}
              />
              <Entries
                title={t('map.stays')}
                entries={entries.filter(({ treatment }) => treatment !== 'ERASED')}
                showsShare={isFamily}
              />
            </>
          ) : (
            <ErrorPanel
              sentence={failure?.sentence}
              code={failure?.code}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          )
        }
      </SkeletonGroup>
    </Card>
  )
}

/** Folded on a phone, where it is long and most come for something else. */
function Entries({
  title,
  entries,
  showsShare,
}: {
  title: string
  entries: readonly DataMapEntry[]
  showsShare: boolean
}) {
  const { t } = useTranslation('privacy')
  const language = useLanguage()
  const hasRoom = useMediaQuery(`(width >= ${breakpoint.tablet}px)`, true, { getInitialValueInEffect: false })
  return (
    <details className={styles['group']} open={hasRoom}>
      <summary className={styles['fold']}>
        <h3 className="t-title-4">{title}</h3>
      </summary>
      <dl className={styles['entries']}>
        {entries.map(({ table, words, guardianShare }) => {
          const { title: name, about, kept, guardian } = words[language]
          return (
            <div key={table} className={styles['entry']}>
              <dt>{name}</dt>
              <dd>{kept ?? about}</dd>
              {showsShare && (
                <dd className={styles['share']}>{t(`map.share.${guardianShare}`, { part: guardian ?? '' })}</dd>
              )}
            </div>
          )
        })}
      </dl>
    </details>
  )
}
