import type { Reward } from '@trilha/contract/economy/rewards'
import { useQuery } from '@tanstack/react-query'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { Money } from '../../ui/base/Money.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { Xp } from '../../ui/base/Xp.tsx'
import styles from './HowIEarn.module.css'
import { originLooks } from './origins.ts'

/** Learning first, as the card shows it before it is unfolded. */
const main: readonly Reward['origin'][] = ['COMPLETE_CLASS', 'QUIZ_ANSWER', 'CHALLENGE_ATTACHMENT', 'LIFE_PROJECT']

const valueOf = ({ amounts }: Reward, coin: 'EDU_COIN' | 'XP') =>
  amounts.find(({ coinType }) => coinType === coin)?.value ?? 0

/** What this school pays for, the best paid after the main ones. */
function inOrder(rewards: readonly Reward[]): { first: Reward[]; others: Reward[] } {
  const paying = rewards.filter((reward) => valueOf(reward, 'EDU_COIN') + valueOf(reward, 'XP') > 0)
  return {
    first: main.flatMap((origin) => paying.filter((reward) => reward.origin === origin)),
    others: paying
      .filter(({ origin }) => !main.includes(origin))
      .toSorted((one, other) => valueOf(other, 'XP') - valueOf(one, 'XP')),
  }
}

/** The school's own table: nothing pays that is not written here (decision G19). */
export function HowIEarn() {
  const { t } = useTranslation('wallets')
  const [isWhole, setIsWhole] = useState(false)
  const { data: rewards, error, isPending, isFetching, refetch } = useQuery(query('rewards', 'list'))
  const failure = useErrorText(rewards ? undefined : error)
  const { data: limits } = useQuery(query('rewards', 'listLimits'))
  const { first, others } = inOrder(rewards ?? [])
  const social = limits?.find(({ limit }) => limit === 'SOCIAL')?.perDay
  return (
    <Card title={t('how.title')} className={styles['card']}>
      <SkeletonGroup loading={isPending} skeleton={<Skeleton height={160} radius={14} />}>
        {() =>
          rewards ? (
            <>
              <ul>
                {(isWhole ? [...first, ...others] : first).map((reward) => (
                  <Way key={reward.origin} reward={reward} />
                ))}
              </ul>
              <p className={styles['more']}>
                <button
                  type="button"
                  aria-expanded={isWhole}
                  className={linkClass()}
                  onClick={() => setIsWhole(!isWhole)}
                >
                  {t(isWhole ? 'how.fewer' : 'how.all')}
                </button>
              </p>
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
      <p className={styles['note']}>
        <IconInfoCircle size={18} stroke={1.9} aria-hidden="true" />
        <span>
          {t('how.note')} {social !== undefined && t('how.social', { count: social })}
        </span>
      </p>
    </Card>
  )
}

function Way({ reward }: { reward: Reward }) {
  const { t } = useTranslation('wallets')
  const { icon: Icon } = originLooks[reward.origin]
  const educoins = valueOf(reward, 'EDU_COIN')
  return (
    <li className={styles['way']}>
      <Icon size={20} stroke={1.9} aria-hidden="true" />
      <span className={styles['words']}>{t(`earn.${reward.origin}`)}</span>
      <span className={styles['amount']}>{educoins > 0 && <Money value={educoins} iconSize={15} />}</span>
      <span className={styles['amount']}>
        <Xp value={valueOf(reward, 'XP')} iconSize={14} />
      </span>
    </li>
  )
}
