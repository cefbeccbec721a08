import { IconHome, IconMessageCircle, IconRoute, IconUserCircle, IconUsersGroup } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Card } from '../base/Card.tsx'
import { Dashes } from '../base/Dashes.tsx'
import { linkClass } from '../base/link-class.ts'
import { OfflineBar } from '../base/OfflineBar.tsx'
import { PageTitle } from '../base/PageTitle.tsx'
import { TextField } from '../base/TextField.tsx'
import { TwoColumns } from '../base/TwoColumns.tsx'
import { AppShell } from '../shell/AppShell.tsx'
import { BellButton } from '../shell/BellButton.tsx'
import { EntryShell } from '../shell/EntryShell.tsx'
import { FocusShell } from '../shell/FocusShell.tsx'
import { SearchField } from '../shell/SearchField.tsx'
import type { ShellEntry } from '../shell/shell-types.ts'
import { sampleEmail } from './samples.ts'
import { useSamplePerson } from './use-sample-person.tsx'

const here = '?view=shell'
const back = '?'
const places = ['side', 'tabs'] as const

const entries: readonly ShellEntry[] = [
  { id: 'home', labelKey: 'entry.home', icon: IconHome, href: here, active: true, places },
  { id: 'trails', labelKey: 'entry.trails', shortKey: 'short.trails', icon: IconRoute, href: here, places },
  { id: 'community', labelKey: 'entry.community', icon: IconUsersGroup, href: here, places },
  { id: 'messages', labelKey: 'entry.messages', icon: IconMessageCircle, href: here, badge: 3, places },
  { id: 'me', labelKey: 'entry.me', icon: IconUserCircle, href: here, group: 2, places },
]

const samples = { shell: AppSample, focus: FocusSample, entry: EntrySample, steps: StepsSample }

type ShellView = keyof typeof samples

export function isShellView(view: string | null): view is ShellView {
  return view !== null && Object.hasOwn(samples, view)
}

/** The shells are whole pages, so each fills one of its own. */
export function ShellSample({ view }: { view: ShellView }) {
  const Sample = samples[view]
  return <Sample />
}

function AppSample() {
  const { t } = useTranslation('gallery')
  const person = useSamplePerson()
  return (
    <AppShell
      entries={entries}
      homeHref={here}
      account={{ person, onSignOut: ignore }}
      balances={{ educoins: 348, xp: 6420, href: here }}
      search={<SearchField onSearch={ignore} />}
      bell={<BellButton count={3} />}
      notice={<OfflineBar offline />}
    >
      <PageTitle lead={t('text.short')}>{t('shell.app')}</PageTitle>
      <TwoColumns asideLabel={t('shell.aside')} aside={<SampleCard title={t('progress.cardDeepTitle')} />}>
        <SampleCard title={t('progress.cardTitle')} />
      </TwoColumns>
    </AppShell>
  )
}

function SampleCard({ title }: { title: string }) {
  const { t } = useTranslation('gallery')
  return (
    <Card
      title={title}
      action={
        <a href={back} className={linkClass()}>
          {t('shell.back')}
        </a>
      }
    >
      <p>{t('text.long')}</p>
    </Card>
  )
}

function FocusSample() {
  const { t } = useTranslation('gallery')
  return (
    <FocusShell
      backHref={back}
      title={t('shell.focus')}
      overline={t('progress.course')}
      end={<Dashes done={2} total={5} />}
    >
      <p>{t('text.long')}</p>
    </FocusShell>
  )
}

function EntrySample() {
  const { t } = useTranslation('gallery')
  return (
    <EntryShell title={t('shell.entry')} lead={t('text.short')} footer={<p>{t('shell.detail')}</p>}>
      <EntryFields />
    </EntryShell>
  )
}

/** A form of several steps, which takes the room of the landscape. */
function StepsSample() {
  const { t } = useTranslation('gallery')
  return (
    <EntryShell low title={t('shell.steps')} lead={t('text.short')}>
      <EntryFields />
    </EntryShell>
  )
}

function EntryFields() {
  const { t } = useTranslation('gallery')
  return (
    <>
      <TextField label={t('fields.email')} placeholder={sampleEmail} />
      <a href={back} className={linkClass()}>
        {t('shell.back')}
      </a>
    </>
  )
}

function ignore(): void {}
