import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { TwoColumns } from '../../ui/base/TwoColumns.tsx'
import { useTranslation } from 'react-i18next'
import { PendingTitle } from '../PendingTitle.tsx'

export function DashboardSkeleton() {
  const { t } = useTranslation('dashboard')
  return (
    <TwoColumns
      asideLabel={t('summary')}
      aside={
        <>
          <Skeleton height={184} radius={22} />
          <Skeleton height={230} radius={22} />
        </>
      }
    >
      <PendingTitle />
      <Skeleton height={288} radius={28} />
      <Skeleton height={320} radius={22} />
    </TwoColumns>
  )
}
