import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { InMain } from '../lib/in-main.ts'
import { Skeleton } from '../ui/base/Skeleton.tsx'
import { VisuallyHidden } from '../ui/base/VisuallyHidden.tsx'
import { PendingTitle } from './PendingTitle.tsx'
import styles from './PublicFrame.module.css'

/** While a page's code is on its way: the router shows it after 200 ms, for at least 400. */
export function PendingPage() {
  const { t } = useTranslation('common')
  const Frame = use(InMain) ? 'div' : 'main'
  return (
    <Frame aria-busy="true" data-pending-page="" className={styles.skeleton}>
      <PendingTitle />
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton width="40%" height={36} radius={14} />
      <Skeleton height={180} radius={24} />
      <Skeleton height={120} radius={24} />
    </Frame>
  )
}
