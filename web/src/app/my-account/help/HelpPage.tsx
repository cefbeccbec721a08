import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../ui/base/PageTitle.tsx'
import { paths } from '../../paths.ts'
import styles from './HelpPage.module.css'
import { HelpTopics } from './HelpTopics.tsx'

/** Short, true and ours: nothing here is loaded from elsewhere (decision D10). */
export function HelpPage() {
  const { t } = useTranslation('help')
  return (
    <div className={styles['page']}>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <Link to={paths.helpDataRequest} className={styles['rights']}>
        <span>
          <b>{t('rights.title')}</b>
          <small>{t('rights.lead')}</small>
        </span>
        <IconChevronRight size={22} stroke={1.9} aria-hidden="true" />
      </Link>
      <HelpTopics />
      <p className={styles['soon']}>
        {t('soon.lead')} <Link to={paths.helpUnderConstruction}>{t('soon.link')}</Link>
      </p>
    </div>
  )
}
