import { useTranslation } from 'react-i18next'
import { Logo } from '../art/Logo.tsx'
import { AvatarGrid } from './AvatarGrid.tsx'
import { MantineScope } from '../theme/MantineScope.tsx'
import styles from './Gallery.module.css'
import { GalleryControls } from './GalleryControls.tsx'
import { AskingSection } from './sections/AskingSection.tsx'
import { AvatarSection } from './sections/AvatarSection.tsx'
import { ButtonSection } from './sections/ButtonSection.tsx'
import { ChoiceSection } from './sections/ChoiceSection.tsx'
import { CodeSection } from './sections/CodeSection.tsx'
import { DialogSection } from './sections/DialogSection.tsx'
import { EntrySection } from './sections/EntrySection.tsx'
import { FeedbackSection } from './sections/FeedbackSection.tsx'
import { FieldSection } from './sections/FieldSection.tsx'
import { FileSection } from './sections/FileSection.tsx'
import { LabelSection } from './sections/LabelSection.tsx'
import { ListSection } from './sections/ListSection.tsx'
import { PeopleSection } from './sections/PeopleSection.tsx'
import { PlaceSection } from './sections/PlaceSection.tsx'
import { ProgressSection } from './sections/ProgressSection.tsx'
import { ReadingSection } from './sections/ReadingSection.tsx'
import { RewardSection } from './sections/RewardSection.tsx'
import { SceneSection } from './sections/SceneSection.tsx'
import { ShellSection } from './sections/ShellSection.tsx'
import { TalkSection } from './sections/TalkSection.tsx'
import { TextSection } from './sections/TextSection.tsx'
import { isShellView, ShellSample } from './ShellSample.tsx'

const sections = [
  { id: 'buttons', Section: ButtonSection },
  { id: 'labels', Section: LabelSection },
  { id: 'progress', Section: ProgressSection },
  { id: 'feedback', Section: FeedbackSection },
  { id: 'lists', Section: ListSection },
  { id: 'fields', Section: FieldSection },
  { id: 'entries', Section: EntrySection },
  { id: 'files', Section: FileSection },
  { id: 'code', Section: CodeSection },
  { id: 'dialogs', Section: DialogSection },
  { id: 'asking', Section: AskingSection },
  { id: 'text', Section: TextSection },
  { id: 'reading', Section: ReadingSection },
  { id: 'talk', Section: TalkSection },
  { id: 'choices', Section: ChoiceSection },
  { id: 'people', Section: PeopleSection },
  { id: 'avatar', Section: AvatarSection },
  { id: 'rewards', Section: RewardSection },
  { id: 'scenes', Section: SceneSection },
  { id: 'places', Section: PlaceSection },
  { id: 'shell', Section: ShellSection },
] as const

/**
 * Every shared piece in every state, for people who build screens and for the browser tests.
 * `?view=` with `shell`, `focus`, `entry` or `steps` shows the page frames, with `avatar` everything that an avatar can wear.
 */
export function GalleryPage() {
  const view = new URLSearchParams(window.location.search).get('view')
  return (
    <MantineScope>
      {view === 'avatar' ? <AvatarGrid /> : isShellView(view) ? <ShellSample view={view} /> : <Pieces />}
    </MantineScope>
  )
}

function Pieces() {
  const { t } = useTranslation('gallery')
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <Logo size={44} />
        <h1>{t('title')}</h1>
      </header>
      <main>
        <GalleryControls />
        <nav aria-label={t('index')} className={styles['index']}>
          {sections.map(({ id }) => (
            <a key={id} href={`#${id}`}>
              {t(`sections.${id}`)}
            </a>
          ))}
        </nav>
        {sections.map(({ id, Section }) => (
          <Section key={id} />
        ))}
      </main>
    </div>
  )
}
