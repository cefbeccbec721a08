import { IconHash, IconPencilPlus, IconPhoto } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Role } from '@trilha/contract/constants/people'
import { useId, useRef, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { enqueue, useDraft } from '../../lib/outbox/outbox.ts'
import { query } from '../../lib/query.ts'
import { lookOf } from '../../ui/avatar/look.ts'
import { UserAvatar } from '../../ui/avatar/UserAvatar.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { IconButton } from '../../ui/base/IconButton.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { ConfirmDialog } from '../../ui/pieces/ConfirmDialog.tsx'
import { AudienceField, audiencesOf, type Place } from './AudienceField.tsx'
import styles from './composer.module.css'
import { ignoreTapNear, type Spot } from './ignore-tap-near.ts'
import { PostForm, type PostBody, type PostDraft } from './PostForm.tsx'

/** Chooses what a post is about; another part of the community knows the subjects. */
export type SubjectPicker = ComponentType<{
  value: readonly string[]
  onChange: (ids: string[]) => void
  /** Who came for it goes on there. */
  takesFocus: boolean
}>

interface PostComposerProps {
  role: Role
  open: boolean
  onOpenChange: (open: boolean) => void
  subjects?: SubjectPicker | undefined
}

type Draft = PostDraft & Place & { subjectIds: string[] }

/** What somebody opened the dialog for, where it is not the words. */
type AskedPart = 'media' | 'subjects'

function blank(role: Role): Draft {
  return { text: '', mentions: [], media: [], subjectIds: [], audience: audiencesOf(role)[0]! }
}

/** The line that invites to write, on a phone a button above the tabs; both open the same dialog. */
export function PostComposer({ role, open, onOpenChange, subjects }: PostComposerProps) {
  const { t } = useTranslation('posts')
  const { data: current } = useCurrentAccount()
  const avatar = useQuery(query('avatar', 'getMine'))
  const [draft, setDraft, forget] = useDraft<Draft>('post.new', blank(role))
  const [asksFor, setAsksFor] = useState<AskedPart>()
  const hasDraft = draft.text.trim() !== '' || draft.media.length > 0

  function begin(part?: AskedPart): void {
    setAsksFor(part)
    onOpenChange(true)
  }

  function clear(): void {
    setDraft(blank(role))
    forget()
    onOpenChange(false)
  }

  return (
    <>
      <Card as="div" className={styles['card']}>
        {/* Whoever chose a look is nobody else while it is on its way. */}
        {current && !avatar.isPending ? (
          <UserAvatar
            name={current.user.name}
            selection={lookOf({ id: current.user.id, avatar: avatar.data ?? null })}
            size={44}
            decorative
          />
        ) : (
          <Skeleton circle={44} />
        )}
        <button type="button" className={styles['opener']} onClick={() => begin()}>
          {hasDraft ? t('composer.draft') : t('composer.open')}
        </button>
        <IconButton aria-label={t('composer.photo')} onClick={() => begin('media')}>
          <IconPhoto size={23} stroke={1.8} aria-hidden="true" />
        </IconButton>
        {subjects && (
          <IconButton aria-label={t('composer.subject')} onClick={() => begin('subjects')}>
            <IconHash size={23} stroke={1.8} aria-hidden="true" />
          </IconButton>
        )}
        <Button onClick={() => begin()}>{t('composer.publish')}</Button>
      </Card>
      <button
        type="button"
        className={styles['fab']}
        aria-label={hasDraft ? t('composer.draft') : t('composer.openLabel')}
        onClick={() => begin()}
      >
        <IconPencilPlus size={26} stroke={1.9} aria-hidden="true" />
      </button>
      <ComposerDialog
        role={role}
        open={open}
        draft={draft}
        asksFor={asksFor}
        subjects={subjects}
        onChange={setDraft}
        onClear={clear}
        hasDraft={hasDraft}
        onClose={() => onOpenChange(false)}
      />
    </>
  )
}

interface ComposerDialogProps {
  role: Role
  open: boolean
  draft: Draft
  asksFor: AskedPart | undefined
  subjects: SubjectPicker | undefined
  hasDraft: boolean
  onChange: (draft: Draft) => void
  onClear: () => void
  onClose: () => void
}

/** What is sent waits on the device until the server has it (D11); who closes it with something in it is asked first. */
function ComposerDialog({
  role,
  open,
  draft,
  asksFor,
  subjects: Subjects,
  hasDraft,
  onChange,
  onClear,
  onClose,
}: ComposerDialogProps) {
  const { t } = useTranslation('posts')
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const tap = useRef<Spot>(undefined)
  const [problem, setProblem] = useState<'noRoom' | 'classMissing'>()
  const { audience, classId, subjectIds } = draft
  const needsClass = role === 'PROFESSOR' && audience === 'CLASS'

  function publish({ text, mentions, fileIds, alts, tags, linkUrl }: PostBody): void {
    if (needsClass && classId === undefined) return setProblem('classMissing')
    const body = {
      text,
      audience,
      ...(needsClass && { classId }),
      ...(fileIds.length > 0 && { fileIds }),
      ...(alts.length > 0 && { alts }),
      ...(mentions.length > 0 && { mentions }),
      ...(tags.length > 0 && { tags }),
      ...(subjectIds.length > 0 && { subjectIds }),
      ...(linkUrl !== null && { linkUrl }),
    }
    if (!enqueue({ kind: 'post' }, 'posts', 'create', { body })) return setProblem('noRoom')
    if (tap.current) ignoreTapNear(tap.current)
    onClear()
  }

  function leave(): void {
    if (isAsking) return
    if (!hasDraft) return onClose()
    // After the key that asked to leave has come to rest: it would answer the question too.
    setTimeout(() => setAsking(true))
  }

  function change(next: Partial<Draft>): void {
    setProblem(undefined)
    onChange({ ...draft, ...next })
  }

  return (
    <>
      <Dialog
        open={open}
        onClose={leave}
        title={t('composer.title')}
        width={620}
        actions={
          <Button
            type="submit"
            form={id}
            onClick={({ detail, clientX: x, clientY: y }) => {
              // A key has no place.
              tap.current = detail > 0 ? { x, y } : undefined
            }}
          >
            {t('composer.publish')}
          </Button>
        }
      >
        {open && (
          <PostForm
            id={id}
            draft={draft}
            sight={{ audience, ...(needsClass && classId !== undefined && { classId }) }}
            asksForMedia={asksFor === 'media'}
            takesFocus={asksFor !== 'subjects'}
            failure={problem === 'noRoom' ? t('composer.noRoom') : undefined}
            onChange={change}
            onSubmit={publish}
          >
            {Subjects && (
              <Subjects
                value={subjectIds}
                onChange={(ids) => change({ subjectIds: ids })}
                takesFocus={asksFor === 'subjects'}
              />
            )}
            <AudienceField
              role={role}
              value={{ audience, classId }}
              error={problem === 'classMissing' ? t('composer.classMissing') : undefined}
              onChange={change}
            />
          </PostForm>
        )}
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('composer.discardTitle')}
        lead={t('composer.discardLead')}
        confirm={t('composer.discard')}
        isPending={false}
        onConfirm={() => {
          setAsking(false)
          onClear()
        }}
      />
    </>
  )
}
