import { IconNote } from '@tabler/icons-react'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../../lib/current-account.ts'
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

interface TrailsProps {
  tab: string | undefined
}

/** Which calls are one's own depends on the role, so nothing is asked before it is known. */
function Trails({ tab }: TrailsProps) {
  const { data: current } = useCurrentAccount()
  return current ? <TrailTabs tab={tab} isStudent={current.account.role === 'STUDENT'} /> : null
}

function TrailTabs({ tab, isStudent }: TrailsProps & { isStudent: boolean }) {
  const { t } = useTranslation('courses')
  const navigate = useNavigate()
  const panelId = useId()
  const title = t(isStudent ? 'title' : 'teaching.title')
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
        lead={t(isStudent ? 'lead' : 'teaching.lead')}
        action={
          <Link to={paths.notes} className={buttonClass({ variant: 'line', size: 's' })}>
            <IconNote size={19} stroke={1.9} aria-hidden="true" />
            {t('toNotes')}
          </Link>
        }
      >
        {title}
      </PageTitle>
      <ChipRow
        label={title}
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
