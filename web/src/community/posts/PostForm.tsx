import { POST_MEDIA_MAX, POST_TAGS_MAX, POST_TEXT_MAX } from '@trilha/contract/constants/community'
import { trimText } from '@trilha/contract/trim'
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useMentionable, type Sight } from '../../lib/calls/use-mentionable.ts'
import { findMasked } from '../../lib/calls/word-check.ts'
import { useMedia, type KeptMedia } from '../../lib/upload/use-media.ts'
import styles from './composer.module.css'
import { LinkTray } from './LinkTray.tsx'
import { MediaTray } from './MediaTray.tsx'
import { useWordWarning } from '../../ui/pieces/use-word-warning.tsx'
import { MentionArea, type Written } from '../../ui/talk/MentionArea.tsx'
import { firstLink, tagsOf } from '../../ui/talk/talk-text.ts'

/** What is being written, as a draft keeps it. */
export interface PostDraft extends Written {
  media: KeptMedia[]
  /** What the photos show, by the file's id. */
  alts?: Readonly<Record<string, string>> | undefined
  /** An address of the text whose preview was taken off. */
  removedLink?: string | undefined
}

/** What goes to the server of it. */
export interface PostBody {
  text: string
  mentions: Written['mentions']
  fileIds: string[]
  alts: { id: string; alt: string }[]
  tags: string[]
  /** Whose preview is shown. */
  linkUrl: string | null
}

interface PostFormProps {
  id: string
  draft: PostDraft
  onChange: (draft: PostDraft) => void
  sight: Sight
  /** What passes another on shows that, and no pictures of its own. */
  withMedia?: boolean
  asksForMedia?: boolean
  /** Its words begin; no, where somebody came for something else. */
  takesFocus?: boolean
  /** What the server said to it. */
  failure?: string | undefined
  /** True where it was taken. */
  onSubmit: (body: PostBody) => void
  children?: ReactNode
}

type Problem = 'missing' | 'uploading' | 'failedMedia'

/** Words, people, photos and videos. The dialog around it has the buttons. */
export function PostForm({
  id,
  draft,
  onChange,
  sight,
  withMedia = true,
  asksForMedia = false,
  takesFocus = true,
  failure,
  onSubmit,
  children,
}: PostFormProps) {
  const { t } = useTranslation('posts')
  const mentionable = useMentionable(sight)
  const [problem, setProblem] = useState<Problem>()
  const alts = draft.media.flatMap((file) => {
    const alt = draft.alts?.[file.id]?.trim()
    return alt ? [{ id: file.id, alt }] : []
  })
  const words = useWordWarning([draft.text, ...alts.map(({ alt }) => alt)].join('\n').trim(), findMasked)
  const link = firstLink(draft.text)
  const linkUrl = link === undefined || link === draft.removedLink ? null : link
  const media = useMedia({ kept: draft.media, most: POST_MEDIA_MAX, picker: 'post' }, (kept) => {
    setProblem(undefined)
    onChange({ ...draft, media: kept })
  })

  function problemOf(): Problem | undefined {
    if (media.items.some(({ kind }) => kind === 'sending')) return 'uploading'
    if (media.items.some(({ kind }) => kind === 'failed')) return 'failedMedia'
    return withMedia && trimText(draft.text) === '' && draft.media.length === 0 ? 'missing' : undefined
  }

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    const found = problemOf()
    setProblem(found)
    if (found || words.isAsking || !(await words.ask())) return
    const text = draft.text.trim()
    const fileIds = draft.media.map((file) => file.id)
    onSubmit({ text, mentions: draft.mentions, fileIds, alts, tags: tagsOf(text, POST_TAGS_MAX), linkUrl })
  }

  return (
    <form id={id} className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <MentionArea
        data-autofocus={takesFocus || undefined}
        label={t('composer.text')}
        placeholder={t('composer.placeholder')}
        rows={5}
        maxLength={POST_TEXT_MAX}
        value={draft}
        error={problem ? t(`composer.${problem}`) : failure}
        onChange={(written) => {
          setProblem(undefined)
          onChange({ ...draft, ...written })
        }}
        {...mentionable}
      />
      {words.line}
      {linkUrl !== null && <LinkTray url={linkUrl} onRemove={() => onChange({ ...draft, removedLink: linkUrl })} />}
      {withMedia && (
        <MediaTray
          list={media}
          asksAtOnce={asksForMedia}
          alts={draft.alts ?? {}}
          onAlt={(fileId, alt) => onChange({ ...draft, alts: { ...draft.alts, [fileId]: alt } })}
        />
      )}
      {children}
    </form>
  )
}
