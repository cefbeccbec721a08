import { randomUUID } from 'node:crypto'
import type { Mention, Post, ReactionCounts } from '@trilha/contract/community/post-shapes'
import { MENTIONABLE_MAX, type PostMediaType, type PostAudience, type Reaction } from '@trilha/contract/constants'
import type { UserBrief } from '@trilha/contract/people'
import { findBriefs } from '../../identity/accounts/public.ts'
import { attachFile, describeFiles, removeFiles } from '../../media/files/public.ts'
import { findKept } from '../../media/link-previews/public.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { Emit } from '../../platform/events.ts'
import type { FileWork, Platform, PlatformWork, Work } from '../../platform/http/context.ts'
import { fail } from '../../platform/http/failure.ts'
import { pageOf, readCursor, readMoment, type Page, type PageQuery } from '../../platform/http/page.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { noteTakenAway } from '../moderation/public.ts'
import type { CommunityViewer } from '../sight/public.ts'
import { maskerForSchool, maskForSchool } from '../words/public.ts'
import { findNamed } from './mentions.service.ts'
import * as people from './people.repo.ts'
import { presentPosts } from './posts.present.ts'
import * as repo from './posts.repo.ts'
import { countsOf, hasClasses, mediaTypeOf, nextReaction, usualAudience } from './posts.rules.ts'
import { mustTakePart, takePart } from './take-part.ts'

export async function getPost(work: FileWork, viewer: CommunityViewer, id: string): Promise<Post> {
  const [post] = (await repo.isVisiblePost(work.db, viewer, id)) ? await presentPosts(work, viewer, [id]) : []
  if (!post) throw fail('nf_0003')
  return post
}

interface Place {
  audience: PostAudience
  classId: string | null
}

/** A student has one class; who teaches says which; the others write for the school or their friends (decision G37). */
async function placeFor(
  db: Db,
  { accountId, role }: Session,
  wish: { audience?: PostAudience | undefined; classId?: string | undefined },
): Promise<Place> {
  const audience = wish.audience ?? usualAudience(role)
  if (audience !== 'CLASS') return { audience, classId: null }
  if (!hasClasses(role)) throw fail('ii_0067', { field: 'audience' })
  const classes = await repo.listWritableClasses(db, accountId)
  const classId = wish.classId ?? (role === 'STUDENT' ? classes[0] : undefined)
  if (classId === undefined) throw fail('rq_0163', { field: 'classId' })
  if (!classes.includes(classId)) throw fail('nf_0062', { field: 'classId' })
  return { audience, classId }
}

interface Fields {
  text?: string | undefined
  fileIds?: readonly string[] | undefined
  alts?: readonly { id: string; alt: string }[] | undefined
  subjectIds?: readonly string[] | undefined
  mentions?: readonly Mention[] | undefined
  tags?: readonly string[] | undefined
  linkUrl?: string | null | undefined
}

type Wish = Fields & { audience?: PostAudience | undefined; classId?: string | undefined }

/** Words that are not used at school are masked (E14); writing pays once per post and day's measure (G19). */
export function createPost({ db, emit, platform }: PlatformWork, session: Session, wish: Wish): Promise<Post> {
  const { userId, accountId, schoolId } = session
  return takePart(db, session, async (tx) => {
    const { audience, classId } = await placeFor(tx, session, wish)
    const mask = await maskerForSchool(tx, schoolId)
    const text = mask(wish.text ?? '')
    const postId = await repo.insertPost(tx, {
      school_id: schoolId,
      account_id: accountId,
      audience,
      class_id: classId,
      text,
      tags: (wish.tags ?? []).map(mask),
    })
    await writeParts(tx, session, { ...wish, postId, text })
    await emit(tx, 'post.created', { actId: randomUUID(), userId, accountId, postId })
    return getPost({ db: tx, platform }, session, postId)
  })
}

/** What hangs on the post; a part that is not named stays as it is. */
async function writeParts(
  tx: Tx,
  session: Session,
  { postId, text, fileIds, alts, subjectIds, mentions, linkUrl }: Fields & { postId: string; text: string },
): Promise<void> {
  if (subjectIds) {
    if (!(await repo.areSubjectsOf(tx, session.schoolId, subjectIds))) throw fail('nf_0031', { field: 'subjectIds' })
    await repo.setSubjects(tx, postId, subjectIds)
  }
  if (fileIds) await writeFiles(tx, session, { postId, fileIds })
  if (alts) await writeAlts(tx, session, { postId, alts })
  // Who writes only says which address: what is shown of it the server read itself, and what it did not read is not.
  if (linkUrl !== undefined) {
    const found = linkUrl === null ? undefined : await findKept(tx, session.schoolId, linkUrl)
    await repo.setLinkPreview(tx, postId, found ?? null)
  }
  if (mentions)
    await repo.setMentions(tx, postId, await findNamed(tx, session, { post: { id: postId }, text, mentions }))
}

/** Those that are no longer shown go, as those of a removed post do. */
async function writeFiles(
  tx: Tx,
  { accountId }: Session,
  { postId, fileIds }: { postId: string; fileIds: readonly string[] },
): Promise<void> {
  const before = await repo.listFileIds(tx, postId)
  const files: { fileId: string; type: PostMediaType }[] = []
  for (const fileId of fileIds) {
    const { extension } = await attachFile(tx, { fileId, accountId, field: 'fileIds' })
    const type = mediaTypeOf(extension)
    if (!type) throw fail('ii_0017', { field: 'fileIds' })
    files.push({ fileId, type })
  }
  await repo.setFiles(tx, postId, files)
  await removeFiles(
    tx,
    before.filter((fileId) => !fileIds.includes(fileId)),
  )
}

/** All that the post shows: what is not named has no words any more. */
async function writeAlts(
  tx: Tx,
  { schoolId }: Session,
  { postId, alts }: { postId: string; alts: readonly { id: string; alt: string }[] },
): Promise<void> {
  const fileIds = await repo.listFileIds(tx, postId)
  if (!alts.every(({ id }) => fileIds.includes(id))) throw fail('nf_0058', { field: 'alts' })
  const mask = await maskerForSchool(tx, schoolId)
  const masked = new Map(alts.map(({ id, alt }) => [id, mask(alt)]))
  await describeFiles(
    tx,
    fileIds.map((id) => ({ id, alt: masked.get(id) ?? '' })),
  )
}

interface MentionQuery {
  search: string
  postId?: string | undefined
  audience?: PostAudience | undefined
  classId?: string | undefined
}

/** Beyond those offered, as some of the nearest may not see the post. */
const candidatesPerPlace = 4

export async function findMentionable(
  db: Db,
  session: Session,
  { search, postId, ...wish }: MentionQuery,
): Promise<UserBrief[]> {
  if (postId !== undefined && !(await repo.isVisiblePost(db, session, postId))) throw fail('nf_0003')
  const post =
    postId === undefined
      ? { accountId: session.accountId, schoolId: session.schoolId, ...(await placeFor(db, session, wish)) }
      : { id: postId }
  const limit = MENTIONABLE_MAX * candidatesPerPlace
  const candidates = await people.findCandidates(db, session, { search, limit })
  const seeing = (await people.whoSees(db, candidates, post)).slice(0, MENTIONABLE_MAX)
  const briefs = await findBriefs(
    db,
    seeing.map(({ accountId }) => accountId),
  )
  return seeing.flatMap(({ accountId }) => briefs.get(accountId) ?? [])
}

/** For whom it is stays: who read it has read it, and who did not is not let in afterwards. */
export function updatePost(
  { db, platform }: PlatformWork,
  session: Session,
  change: Fields & { id: string },
): Promise<Post> {
  mustTakePart(session)
  const { id } = change
  return inTransaction(db, async (tx) => {
    const post = await repo.lockPost(tx, session, id)
    if (!post) throw fail('nf_0003')
    if (post.accountId !== session.accountId) throw fail('br_0003')
    // What passes another on shows that, and no pictures of its own.
    if (isShare(post) && change.fileIds?.length) throw fail('ii_0072', { field: 'fileIds' })
    const mask = await maskerForSchool(tx, session.schoolId)
    const text = change.text === undefined ? post.text : mask(change.text)
    const tags = change.tags?.map(mask)
    await repo.updatePost(tx, id, { text, ...(tags && { tags }) })
    await writeParts(tx, session, { ...change, postId: id, text })
    const isEmpty = text === '' && !isShare(post) && (await repo.listFileIds(tx, id)).length === 0
    if (isEmpty) throw fail('rq_0017', { field: 'text' })
    return getPost({ db: tx, platform }, session, id)
  })
}

export async function removePost(work: Work & { requestId: string }, session: Session, id: string): Promise<void> {
  const { emit, requestId } = work
  await inTransaction(work.db, async (tx) => {
    const post = await repo.lockPost(tx, session, id)
    if (!post) throw fail('nf_0003')
    if (post.accountId !== session.accountId) throw fail('br_0003')
    await noteTakenAway(tx, { session, requestId }, { entity: 'POST', contentId: id })
    await takeAway(tx, id, emit)
  })
}

/** What another says, or shows, is in it. */
function isShare({ sharedPostId, sharedAlbumId, sharedPhotoId }: repo.HeldPost): boolean {
  return (sharedPostId ?? sharedAlbumId ?? sharedPhotoId) !== null
}

/** With its files, whose addresses end with it. */
export async function takeAway(tx: Tx, id: string, emit: Emit): Promise<void> {
  const fileIds = await repo.listFileIds(tx, id)
  const accountId = await repo.deletePost(tx, id)
  if (accountId) await emit(tx, 'post.removed', { accountId, postId: id })
  await removeFiles(tx, fileIds)
}

/** Whatever the number of taps: one row at most, and as many rows as the counts say (E11). */
export function react(
  { db, emit }: Work,
  session: Session,
  { id, type }: { id: string; type: Reaction },
): Promise<{ myReaction: Reaction | null; reactions: ReactionCounts }> {
  return takePart(db, session, async (tx) => {
    const { userId, accountId } = session
    const post = await repo.holdPost(tx, session, id)
    if (!post) throw fail('nf_0003')
    const before = await repo.findReaction(tx, id, accountId)
    const myReaction = nextReaction(before, type)
    await repo.setReaction(tx, { postId: id, accountId, reaction: myReaction })
    // Any of the six is worth the same, so that no coin says how somebody feels.
    if (before === null)
      await emit(tx, 'post.liked', {
        actId: randomUUID(),
        userId,
        accountId,
        postId: id,
        authorUserId: post.authorUserId,
      })
    return { myReaction, reactions: countsOf(await repo.countReactions(tx, id)) }
  })
}

export async function toggleLike(work: Work, session: Session, id: string): Promise<{ liked: boolean; likes: number }> {
  const { myReaction, reactions } = await react(work, session, { id, type: 'LIKE' })
  return { liked: myReaction === 'LIKE', likes: reactions.LIKE }
}

/**
 * A post of one's own around another (decision G35). What is itself passed on leads to where it comes from. It pays
 * nothing: the words were somebody else's.
 */
export function sharePost(
  { db, platform }: PlatformWork,
  session: Session,
  { id, text, ...wish }: { id: string; text?: string | undefined } & Omit<Wish, keyof Fields>,
): Promise<Post> {
  mustTakePart(session)
  return inTransaction(db, async (tx) => {
    const post = await repo.holdPost(tx, session, id)
    // Nobody else sees what is left of a share whose original is gone: there is nothing to pass on.
    if (!post || post.isOriginalGone) throw fail('nf_0003')
    const { sharedPostId, sharedAlbumId, sharedPhotoId } = post
    const passes = isShare(post) ? { sharedPostId, sharedAlbumId, sharedPhotoId } : { sharedPostId: post.id }
    return passOn({ tx, platform }, session, { text, passes, ...wish })
  })
}

/** What is passed on: one of these. */
type Passed = Partial<Pick<repo.HeldPost, 'sharedPostId' | 'sharedAlbumId' | 'sharedPhotoId'>>

/** For whoever has the thing: it is held, and the person sees it. */
export async function passOn(
  { tx, platform }: { tx: Tx; platform: Platform },
  session: Session,
  { text = '', passes, ...wish }: { text?: string | undefined; passes: Passed } & Omit<Wish, keyof Fields>,
): Promise<Post> {
  mustTakePart(session)
  const { audience, classId } = await placeFor(tx, session, wish)
  const postId = await repo.insertPost(tx, {
    school_id: session.schoolId,
    account_id: session.accountId,
    audience,
    class_id: classId,
    text: await maskForSchool(tx, session.schoolId, text),
    shared_post_id: passes.sharedPostId ?? null,
    shared_album_id: passes.sharedAlbumId ?? null,
    shared_photo_id: passes.sharedPhotoId ?? null,
  })
  return getPost({ db: tx, platform }, session, postId)
}

export async function listReactors(
  db: Db,
  viewer: CommunityViewer,
  { id, pSize, cursor }: PageQuery & { id: string },
): Promise<Page<{ user: UserBrief; reaction: Reaction }>> {
  const before = readCursor(cursor, readMoment)
  const rows = await repo.listReactors(db, viewer, { postId: id, before, limit: pSize + 1 })
  const briefs = await findBriefs(
    db,
    rows.map(({ accountId }) => accountId),
  )
  return pageOf(rows, {
    pSize,
    present: ({ accountId, reaction }) => ({ user: briefs.get(accountId)!, reaction }),
    position: ({ position, accountId }) => [position, accountId],
  })
}
