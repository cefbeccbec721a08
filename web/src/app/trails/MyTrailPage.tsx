import { IconNote } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/base/button-class.ts'
import { ChipRow } from '../../ui/base/ChipRow.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { paths } from '../paths.ts'
import { trailTabs } from './tabs.ts'
import styles from './MyTrailPage.module.css'

const route = getRouteApi('/session/frame/my-trail')

export function MyTrailPage() {
  const { t } = useTranslation('courses')
  const { tab } = route.useSearch()
  const navigate = route.useNavigate()
  const panelId = useId()
  const shown = trailTabs.find(({ id }) => id === tab) ?? trailTabs[0]!
  return (
    <>
      <PageTitle
        lead={t('lead')}
        action={
          <Link to={paths.notes} className={buttonClass({ variant: 'line', size: 's' })}>
            <IconNote size={19} stroke={1.9} aria-hidden="true" />
            {t('toNotes')}
          </Link>
        }
      >
        {t('title')}
      </PageTitle>
      {trailTabs.length > 1 && (
        <ChipRow
          label={t('title')}
          className={styles['tabs']}
          items={trailTabs.map(({ id }) => ({ value: id, label: t(`tab.${id}`) }))}
          value={shown.id}
          onChange={(id) => void navigate({ to: paths.myTrail, search: { tab: id }, replace: true })}
          panelId={panelId}
        />
      )}
      <div id={panelId} {...(trailTabs.length > 1 && { role: 'tabpanel', 'aria-label': t(`tab.${shown.id}`) })}>
        <Suspense fallback={null}>
          <shown.Part />
        </Suspense>
      </div>
    </>
  )
}
