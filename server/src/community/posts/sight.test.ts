import { albums } from '@trilha/contract/community/albums'
import { posts } from '@trilha/contract/community/posts'
import { savedPosts } from '@trilha/contract/community/saved-posts'
import { FEED_SCOPES, REACTIONS, type FeedScope, type PostAudience } from '@trilha/contract/constants'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

/** The same again for one seed, so that what failed can be looked at. */
function randomOf(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const chance = (share: number) => next() < share
  const below = (count: number) => Math.floor(next() * count)
  return { chance, below, one: <T>(list: readonly T[]): T => list[below(list.length)]! }
}
type Random = ReturnType<typeof randomOf>

interface Member {
  person: Person
  name: string
  /** A student's one class, those that a professor teaches, none of the others. */
  classes: string[]
  active: boolean
  blocked: boolean
  isMember: boolean
  open: boolean
  /** Shut out by moderation for a time. */
  suspended: boolean
  friends: Set<Member>
  shuns: Set<Member>
  follows: Set<string>
}

interface Shown {
  id: string
  maker: Member
  hidden: boolean
}

interface ClassAlbum extends Shown {
  classId: string
  schoolId: string
  photos: Shown[]
}

/** An album, or one photo of it. */
interface Passed {
  album: ClassAlbum
  photo: Shown | null
}

interface Written {
  id: string
  author: Member
  audience: PostAudience
  classId: string | null
  hidden: boolean
  original: Written | null
  passes: Passed | null
  subjects: string[]
  names: Member[]
  reactions: Member[]
  /** Newest first. */
  at: number
}

interface World {
  members: Member[]
  written: Written[]
  albums: ClassAlbum[]
  subjects: { id: string; schoolId: string }[]
}

/** Said plainly, person by person and post by post, from decisions G23, G35, G37 and G38: nothing of the server is in it. */
const model = {
  takesPart: ({ person, active, blocked, isMember, open, suspended }: Member) =>
    person.role !== 'PARENT' && active && !blocked && isMember && open && !suspended,
  isThereFor: (viewer: Member, other: Member) =>
    viewer.isMember &&
    viewer.person.role !== 'PARENT' &&
    model.takesPart(other) &&
    viewer.person.schoolId === other.person.schoolId &&
    !viewer.shuns.has(other) &&
    !other.shuns.has(viewer),
  seesAlone(viewer: Member, post: Written): boolean {
    if (post.author === viewer) return true
    if (post.hidden || !model.isThereFor(viewer, post.author)) return false
    if (post.audience === 'SCHOOL') return true
    if (post.audience === 'FRIENDS') return viewer.friends.has(post.author)
    return viewer.classes.includes(post.classId!)
  },
  sees: (viewer: Member, post: Written) =>
    model.seesAlone(viewer, post) &&
    (post.original === null || model.seesAlone(viewer, post.original)) &&
    (post.passes === null || model.seesPassed(viewer, post.passes)),
  isShown: (viewer: Member, { hidden, maker }: Shown) => !hidden || maker === viewer,
  seesAlbum: (viewer: Member, album: ClassAlbum) =>
    viewer.isMember &&
    viewer.person.schoolId === album.schoolId &&
    model.isShown(viewer, album) &&
    (viewer.person.role === 'SCHOOL_ADMIN' || viewer.classes.includes(album.classId)),
  seesPassed: (viewer: Member, { album, photo }: Passed) =>
    model.seesAlbum(viewer, album) && (photo === null || model.isShown(viewer, photo)),
  isIn(viewer: Member, post: Written, scope: FeedScope): boolean {
    const isFollowed = post.subjects.some((id) => viewer.follows.has(id))
    if (scope === 'CLASS') return post.audience === 'CLASS' && viewer.classes.includes(post.classId!)
    if (scope === 'SCHOOL') return post.audience === 'SCHOOL'
    if (scope === 'SUBJECTS') return isFollowed
    return post.author === viewer || viewer.friends.has(post.author) || isFollowed || model.isIn(viewer, post, 'CLASS')
  },
}

async function givenMember(random: Random, schoolId: string, classIds: string[], at: number): Promise<Member> {
  const { given, database } = test
  const role = random.one([
    'STUDENT',
    'STUDENT',
    'STUDENT',
    'STUDENT',
    'PROFESSOR',
    'PROFESSOR',
    'STAFF',
    'SCHOOL_ADMIN',
    'MENTOR',
    'PARENT',
  ] as const)
  const [active, blocked] = [!random.chance(0.07), random.chance(0.07)]
  const isMember = role !== 'STUDENT' || !random.chance(0.07)
  const name = `Pessoa ${String.fromCodePoint(65 + at)}`
  const classes =
    role === 'STUDENT' ? [random.one(classIds)] : role === 'PROFESSOR' ? classIds.filter(() => random.chance(0.5)) : []
  const person = await given.person({
    role,
    schoolId,
    name,
    active,
    blocked,
    isMember,
    ...(role === 'STUDENT' && { classId: classes[0]! }),
  })
  if (role === 'PROFESSOR') for (const classId of classes) await given.teaches(person, classId)
  const open = role !== 'STUDENT' || !random.chance(0.15)
  if (open)
    await database.db
      .updateTable('parental_controls')
      .set({ community_enabled: true })
      .where('account_id', '=', person.accountId)
      .execute()
  const suspended = random.chance(0.07)
  // One that is over shuts nobody out any more.
  if (suspended || random.chance(0.1))
    await database.db
      .updateTable('accounts')
      .set({ silenced_until: new Date(Date.now() + (suspended ? 86_400_000 : -1000)) })
      .where('id', '=', person.accountId)
      .execute()
  return {
    person,
    name,
    classes,
    active,
    blocked,
    isMember,
    open,
    suspended,
    friends: new Set(),
    shuns: new Set(),
    follows: new Set(),
  }
}

/** Two schools with their people, friends, requests that wait, blocks, subjects, and what they wrote. */
async function givenWorld(seed: number): Promise<World> {
  const random = randomOf(seed)
  const { given } = test
  const world: World = { members: [], written: [], subjects: [], albums: [] }
  for (let school = 0; school < 2; school += 1) {
    const schoolId = await given.school()
    const classIds = [await given.schoolClass(schoolId), await given.schoolClass(schoolId)]
    for (let at = 0; at < 12; at += 1) world.members.push(await givenMember(random, schoolId, classIds, at))
    for (let at = 0; at < 3; at += 1) world.subjects.push({ schoolId, id: await given.subject({ schoolId }) })
    for (const classId of classIds) world.albums.push(...(await givenClassAlbums(random, world, { schoolId, classId })))
  }
  const ofSchool = (schoolId: string) => world.members.filter(({ person }) => person.schoolId === schoolId)
  const asked = new Set<string>()
  for (const member of world.members) {
    for (const other of ofSchool(member.person.schoolId)) {
      if (other === member) continue
      const pair = [member.person.accountId, other.person.accountId].toSorted().join(' ')
      if (random.chance(0.15) && !asked.has(pair)) {
        asked.add(pair)
        await given.friendship({ from: member.person, to: other.person })
        member.friends.add(other)
        other.friends.add(member)
      } else if (random.chance(0.1) && !asked.has(pair)) {
        asked.add(pair)
        await given.friendship({ from: member.person, to: other.person, accepted: false })
      }
      if (random.chance(0.06)) {
        await given.block(member.person, other.person)
        member.shuns.add(other)
      }
    }
    for (const { id, schoolId } of world.subjects)
      if (schoolId === member.person.schoolId && random.chance(0.4)) {
        await given.follow(member.person, id)
        member.follows.add(id)
      }
  }
  for (let at = 0; at < 70; at += 1) world.written.unshift(await givenPost(random, world, at))
  return world
}

/** By anybody of the school: whose it is goes by the class alone. */
async function givenClassAlbums(
  random: Random,
  { members }: World,
  { schoolId, classId }: { schoolId: string; classId: string },
): Promise<ClassAlbum[]> {
  const { given } = test
  const colleagues = members.filter(({ person }) => person.schoolId === schoolId)
  const list: ClassAlbum[] = []
  for (let at = 0; at < 2; at += 1) {
    const maker = random.one(colleagues)
    const id = await given.album({ owner: maker.person, classId })
    const photos: Shown[] = []
    for (let number = 0; number < 3; number += 1) {
      const by = random.one(colleagues)
      const photoId = await given.photo({ owner: by.person, albumId: id })
      photos.push({ id: photoId, maker: by, hidden: await maybeHide(random, 'album_photos', photoId) })
    }
    list.push({ id, maker, schoolId, classId, photos, hidden: await maybeHide(random, 'albums', id) })
  }
  return list
}

async function maybeHide(random: Random, table: 'albums' | 'album_photos' | 'posts', id: string): Promise<boolean> {
  const hidden = random.chance(table === 'posts' ? 0.08 : 0.25)
  if (hidden) await test.database.db.updateTable(table).set({ hidden_at: new Date() }).where('id', '=', id).execute()
  return hidden
}

async function givenPost(random: Random, world: World, at: number): Promise<Written> {
  const { members, written, subjects } = world
  const { given, database } = test
  const author = random.one(members)
  const { schoolId, accountId } = author.person
  const audience =
    author.classes.length > 0
      ? random.one(['CLASS', 'CLASS', 'FRIENDS', 'SCHOOL'] as const)
      : random.one(['FRIENDS', 'SCHOOL'] as const)
  const classId = audience === 'CLASS' ? random.one(author.classes) : null
  const shareable = written.filter(
    (post) => post.original === null && post.passes === null && post.author.person.schoolId === schoolId,
  )
  const original = shareable.length > 0 && random.chance(0.25) ? random.one(shareable) : null
  const passes = original === null && random.chance(0.3) ? passedIn(random, world, schoolId) : null
  const about = subjects.filter((subject) => subject.schoolId === schoolId && random.chance(0.3)).map(({ id }) => id)
  // Two in a row share their moment.
  const createdAt = new Date(Date.now() - 3_600_000 + Math.floor(at / 2) * 1000)
  const id = await given.post({
    owner: { accountId, schoolId },
    audience,
    classId,
    text: String(at),
    sharedPostId: original?.id ?? null,
    sharedAlbumId: passes && !passes.photo ? passes.album.id : null,
    sharedPhotoId: passes?.photo?.id ?? null,
    subjectIds: about,
    createdAt,
  })
  const hidden = await maybeHide(random, 'posts', id)
  const colleagues = members.filter(({ person }) => person.schoolId === schoolId)
  const names = colleagues.filter((other) => other !== author && random.chance(0.1))
  for (const { person, name } of names)
    await database.db
      .insertInto('post_mentions')
      .values({ post_id: id, account_id: person.accountId, name, created_at: createdAt })
      .execute()
  const reactions = colleagues.filter(() => random.chance(0.2))
  for (const { person } of reactions)
    await database.db
      .insertInto('post_reactions')
      .values({ post_id: id, account_id: person.accountId, reaction: random.one(REACTIONS) })
      .execute()
  return { id, author, audience, classId, hidden, original, passes, subjects: about, names, reactions, at }
}

function passedIn(random: Random, world: World, schoolId: string): Passed {
  const album = random.one(world.albums.filter((one) => one.schoolId === schoolId))
  return { album, photo: random.chance(0.5) ? random.one(album.photos) : null }
}

const sorted = (ids: readonly string[]) => ids.toSorted()

async function idsIn(
  answer: Promise<{ ok: boolean; body?: unknown }>,
  idOf: (item: { id: string; user: { id: string }; post: { id: string } }) => string,
): Promise<string[]> {
  const { ok, body } = await answer
  return ok ? sorted((body as { content: Parameters<typeof idOf>[0][] }).content.map(idOf)) : ['refused']
}

/** The same of what a class has: for who has no class of their own, nothing is there. */
async function expectAlbumsAgree(world: World, viewer: Member): Promise<void> {
  const { person } = viewer
  const [query, idOf] = [{ pSize: 100 }, ({ id }: { id: string }) => id]
  const mayAsk = ['STUDENT', 'PROFESSOR', 'SCHOOL_ADMIN'].includes(person.role)
  const seen = world.albums.filter((album) => model.seesAlbum(viewer, album))
  const codeOf = (answer: { ok: boolean; code?: string }) => (answer.ok ? 'seen' : answer.code)
  const expected = (isSeen: boolean, missing: string) => (isSeen ? 'seen' : mayAsk ? missing : 'br_0003')
  expect(await idsIn(person.call(albums, 'listMine', { query }), idOf), `albums of ${viewer.name}`).toEqual(
    mayAsk ? sorted(seen.map(idOf)) : ['refused'],
  )
  for (const album of world.albums) {
    const params = { id: album.id }
    const [isSeen, about] = [seen.includes(album), `album ${album.id} by ${viewer.name}`]
    const answer = await person.call(albums, 'get', { params })
    expect(codeOf(answer), about).toBe(expected(isSeen, 'nf_0005'))
    const shown = isSeen ? album.photos.filter((photo) => model.isShown(viewer, photo)) : []
    if (answer.ok) expect(answer.body).toMatchObject({ photosCount: shown.length })
    if (answer.ok) expect(answer.body.cover === null, about).toBe(shown.length === 0)
    expect(await idsIn(person.call(albums, 'listPhotos', { params, query }), idOf), about).toEqual(
      isSeen ? sorted(shown.map(idOf)) : ['refused'],
    )
    for (const photo of album.photos)
      expect(codeOf(await person.call(albums, 'getPhoto', { params: { id: photo.id } })), about).toBe(
        expected(shown.includes(photo), 'nf_0032'),
      )
  }
}

/** Every list and every single read of one person, beside what the model says. */
async function expectAgreement(world: World, viewer: Member): Promise<void> {
  const { person } = viewer
  const seen = world.written.filter((post) => model.sees(viewer, post))
  const query = { pSize: 100 }
  const idOf = ({ id }: { id: string }) => id
  for (const scope of FEED_SCOPES) {
    const expected = seen.filter((post) => model.isIn(viewer, post, scope))
    const got = await idsIn(person.call(posts, 'feed', { query: { ...query, scope } }), idOf)
    expect(got, `${scope} of ${viewer.name}`).toEqual(sorted(expected.map(idOf)))
  }
  for (const post of world.written) {
    const answer = await person.call(posts, 'get', { params: { id: post.id } })
    expect(answer.ok ? 'seen' : answer.code, `post ${post.at} by ${viewer.name}`).toBe(
      seen.includes(post) ? 'seen' : 'nf_0003',
    )
    if (!answer.ok) continue
    const known = (other: Member) => other === viewer || model.isThereFor(viewer, other)
    expect(sorted(answer.body.mentions.map(idOf))).toEqual(
      sorted(post.names.filter(known).map(({ person: { userId } }) => userId)),
    )
    expect(Object.values(answer.body.reactions).reduce((sum, count) => sum + count, 0)).toBe(post.reactions.length)
    expect(answer.body.sharedPost?.id ?? null).toBe(post.original?.id ?? null)
    expect(answer.body.sharedAlbum?.id ?? null).toBe(post.passes?.album.id ?? null)
    expect(answer.body.sharedAlbum?.photo?.id ?? null).toBe(post.passes?.photo?.id ?? null)
    const reactors = await idsIn(
      person.call(posts, 'listReactors', { params: { id: post.id }, query }),
      ({ user }) => user.id,
    )
    expect(reactors).toEqual(sorted(post.reactions.filter(known).map(({ person: { userId } }) => userId)))
  }
  for (const other of world.members) {
    const params = { userId: other.person.userId }
    const isThere = other === viewer || model.isThereFor(viewer, other)
    const wrote = seen.filter(({ author }) => author === other)
    const isNamed = seen.filter(({ names, author }) => author === other || names.includes(other))
    const about = `${other.name} for ${viewer.name}`
    expect(await idsIn(person.call(posts, 'listWrittenBy', { params, query }), idOf), about).toEqual(
      isThere ? sorted(wrote.map(idOf)) : ['refused'],
    )
    expect(await idsIn(person.call(posts, 'listByUser', { params, query }), idOf), about).toEqual(
      isThere ? sorted(isNamed.map(idOf)) : ['refused'],
    )
  }
  for (const { id: subjectId, schoolId } of world.subjects) {
    const about = seen.filter(({ subjects }) => subjects.includes(subjectId))
    expect(await idsIn(person.call(posts, 'listBySubject', { params: { subjectId }, query }), idOf)).toEqual(
      // Visitors follow nothing.
      viewer.isMember && schoolId === person.schoolId ? sorted(about.map(idOf)) : ['refused'],
    )
  }
  const kept = world.written.filter(({ at }) => at % 3 === 0)
  for (const { id } of kept) await test.given.save(person, id)
  const saved = await idsIn(person.call(savedPosts, 'listMine', { query }), ({ post }) => post.id)
  expect(saved).toEqual(sorted(kept.filter((post) => seen.includes(post)).map(idOf)))
}

describe('who sees what', () => {
  const seeds = (process.env['SIGHT_SEEDS'] ?? '1,2').split(',').map(Number)
  it.each(seeds)(
    'agrees with a plain model in every list and every single read, world %i',
    async (seed) => {
      const world = await givenWorld(seed)
      const viewers = world.members.filter(
        ({ person, active, blocked, open, suspended }) =>
          person.role !== 'PARENT' && active && !blocked && open && !suspended,
      )
      expect(viewers.length).toBeGreaterThan(6)
      await Promise.all(viewers.flatMap((viewer) => [expectAgreement(world, viewer), expectAlbumsAgree(world, viewer)]))
    },
    120_000,
  )

  it.each(seeds)(
    'never lets a share be seen by who does not see what it passes on, world %i',
    async (seed) => {
      const world = await givenWorld(seed + 1000)
      const viewers = world.members.filter(
        ({ person, active, blocked, open, suspended }) =>
          person.role !== 'PARENT' && active && !blocked && open && !suspended,
      )
      const widened: string[] = []
      for (const { id, original } of world.written)
        for (const { person, name } of original ? viewers : []) {
          const [outer, inner] = await Promise.all(
            [id, original!.id].map((one) => person.call(posts, 'get', { params: { id: one } })),
          )
          if (outer!.ok && !inner!.ok) widened.push(`${name} sees ${id}`)
        }
      expect(widened).toEqual([])
    },
    120_000,
  )
})
