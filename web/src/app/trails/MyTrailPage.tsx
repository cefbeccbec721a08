import { IconNote } from '@tabler/icons-react'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/base/button-class.ts'
import { ChipRow } from '../../ui/base/ChipRow.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { paths } from '../paths.ts'
import { trailTabs, type TrailTab } from './tabs.ts'
import styles from './MyTrailPage.module.css'
import { useTabFocus } from './use-tab-focus.ts'

const route = getRouteApi('/session/frame/my-trail')

export function MyTrailPage() {
  const { tab } = route.useSearch()
  return <Trails tab={tab} />
}

export function BookShelfPage() {
  return <Trails tab="books" />
}

function Trails({ tab }: { tab: string | undefined }) {
  const { t } = useTranslation('courses')
  const navigate = useNavigate()
  const panelId = useId()
  const shown = trailTabs.find(({ id }) => id === tab) ?? trailTabs[0]!
  const follow = useTabFocus(panelId)

  function show(id: TrailTab['id']): void {
    const path = trailTabs.find((each) => each.id === id)?.path
    if (path !== shown.path) follow()
    void navigate(path ? { to: path, replace: true } : { to: paths.myTrail, search: { tab: id }, replace: true })
  }

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
      <ChipRow
        label={t('title')}
        className={styles['tabs']}
        items={trailTabs.map(({ id }) => ({ value: id, label: t(`tab.${id}`) }))}
        value={shown.id}
        onChange={show}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`tab.${shown.id}`)}>
        <Suspense fallback={null}>
          <shown.Part />
        </Suspense>
      </div>
    </>
  )
}
