import { useTranslation } from 'react-i18next'
import { DataRightsPage } from '../identity/privacy/DataRightsPage.tsx'
import { FocusShell } from '../ui/shell/FocusShell.tsx'
import { PublicMenus } from '../ui/shell/PublicHeader.tsx'
import styles from './DataRightsAlonePage.module.css'
import { paths } from './paths.ts'
import { routerLink } from './router-link.tsx'

/** Outside the shell on purpose: its notice for blocked accounts must not stand before a person's rights (D12). */
export function DataRightsAlonePage() {
  const { t } = useTranslation('privacy')
  return (
    <FocusShell backHref={paths.dashboard} backLabel={t('backHome')} renderLink={routerLink} end={<PublicMenus />}>
      <div className={styles.page}>
        <DataRightsPage />
      </div>
    </FocusShell>
  )
}
