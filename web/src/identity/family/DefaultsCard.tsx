import { useQuery } from '@tanstack/react-query'
import type { ControlDefaults } from '@trilha/contract/identity/family'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query, useContractMutation } from '../../lib/query.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { saving } from '../../ui/base/toasts.ts'
import styles from './family.module.css'
import { PartSwitches } from './PartSwitches.tsx'

/** What new students start with: closed unless the school says otherwise. G23 */
export function DefaultsCard() {
  const { t } = useTranslation('family')
  const { data, error, isPending, isFetching, refetch } = useQuery(query('family', 'getDefaults'))
  const failure = useErrorText(data ? undefined : error)
  return (
    <Card title={t('desk.defaults')}>
      <p className={styles['quiet']}>{t('desk.defaultsLead')}</p>
      <SkeletonGroup loading={isPending} skeleton={<Skeleton height={160} radius={14} />}>
        {() =>
          data ? (
            <Defaults defaults={data} />
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

function Defaults({ defaults }: { defaults: ControlDefaults }) {
  const update = useContractMutation('family', 'updateDefaults')
  const asked = (update.isPending && update.variables?.body) || {}
  return (
    <PartSwitches
      value={{
        communityEnabled: asked.communityEnabled ?? defaults.communityEnabled,
        chatEnabled: asked.chatEnabled ?? defaults.chatEnabled,
        purchasesEnabled: asked.purchasesEnabled ?? defaults.purchasesEnabled,
      }}
      onChange={(body) => void saving(() => update.mutateAsync({ body }), 'update').catch(() => {})}
    />
  )
}
