import { useTranslation } from 'react-i18next'
import { PageTitle } from '../ui/base/PageTitle.tsx'
import { FocusShell } from '../ui/shell/FocusShell.tsx'
import { PublicMenus } from '../ui/shell/PublicHeader.tsx'
import styles from './DataRightsAlonePage.module.css'
import { HelpTopics } from './my-account/help/HelpTopics.tsx'
import { paths } from './paths.ts'
import { routerLink } from './router-link.tsx'

/** Whoever cannot sign in needs help most. */
export function HelpAlonePage() {
  const { t } = useTranslation('help')
  return (
    <FocusShell backHref={paths.login} backLabel={t('backToLogin')} renderLink={routerLink} end={<PublicMenus />}>
      <div className={styles.page}>
        <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
        <HelpTopics />
      </div>
    </FocusShell>
  )
}
