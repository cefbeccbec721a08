import { posts } from '@trilha/contract/community/posts'
import { savedPosts } from '@trilha/contract/community/saved-posts'
import {
  FEED_SCOPES,
  MENTIONABLE_MAX,
  POST_MEDIA_TYPES,
  SEARCH_COUNT_MAX,
  type FeedScope,
} from '@trilha/contract/constants'
import { describe, expect, it } from 'vitest'
import {
  codeOf,
  everything,
  idOf,
  idsIn,
  knownTo,
  seeds,
  sorted,
  userOf,
  viewersOf,
} from '../../testing/sight/agree.ts'
import { model } from '../../testing/sight/model.ts'
import { givenWorld, type Member, type World, type Written } from '../../testing/sight/world.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()
const query = everything

/** All of them say that they are one, and which; the word is also found where it was typed a little wrong. */
async function expectSearchedAgree(
  { person, name }: Member,
  feed: { scope: FeedScope; subjectIds?: string },
  expected: readonly Written[],
): Promise<void> {
  const [one] = expected
  const searches: [string, readonly Written[]][] = [
    ['rellato', expected],
    [`relato ${one?.at ?? 0}`, one ? [one] : []],
  ]
  for (const [search, found] of searches) {
    const got = await idsIn(person.call(posts, 'feed', { query: { ...query, ...feed, search } }), idOf)
    expect(got, `${search} in ${feed.scope} of ${name}`).toEqual(sorted(found.map(idOf)))
  }
}

async function expectFeedsAgree(world: World, viewer: Member, seen: readonly Written[]): Promise<void> {
  const { person } = viewer
  for (const scope of FEED_SCOPES) {
    const expected = seen.filter((post) => model.isIn(viewer, post, scope))
    const got = await idsIn(person.call(posts, 'feed', { query: { ...query, scope } }), idOf)
    expect(got, `${scope} of ${viewer.name}`).toEqual(sorted(expected.map(idOf)))
    await expectSearchedAgree(viewer, { scope }, expected)
  }
  // Of one's own school and of the other.
  const asked = world.subjects.filter((_, at) => at % 2 === 0).map(idOf)
  const about = seen.filter(({ subjects }) => subjects.some((id) => asked.includes(id)))
  const chosen = { ...query, scope: 'SUBJECTS' as const, subjectIds: asked.join(',') }
  expect(await idsIn(person.call(posts, 'feed', { query: chosen }), idOf), `subjects of ${viewer.name}`).toEqual(
    sorted(about.map(idOf)),
  )
  await expectSearchedAgree(viewer, chosen, about)
  for (const { id: subjectId, schoolId } of world.subjects) {
    const tagged = seen.filter(({ subjects }) => subjects.includes(subjectId))
    expect(await idsIn(person.call(posts, 'listBySubject', { params: { subjectId }, query }), idOf)).toEqual(
      // Visitors follow nothing.
      viewer.isMember && schoolId === person.schoolId ? sorted(tagged.map(idOf)) : ['refused'],
    )
  }
  for (const search of ['RELATO', 'rellato']) {
    const counted = await person.call(posts, 'countFound', { query: { search } })
    expect(counted.ok && counted.body.count, `${search} counted for ${viewer.name}`).toBe(
      Math.min(seen.length, SEARCH_COUNT_MAX),
    )
    expect(await idsIn(person.call(posts, 'search', { query: { ...query, search } }), idOf), search).toEqual(
      sorted(seen.map(idOf)),
    )
  }
}

async function expectPostsAgree(world: World, viewer: Member, seen: readonly Written[]): Promise<void> {
  const { person } = viewer
  const isKnown = knownTo(viewer)
  for (const post of world.written) {
    const params = { id: post.id }
    const about = `post ${post.at} by ${viewer.name}`
    const answer = await person.call(posts, 'get', { params })
    expect(codeOf(answer), about).toBe(seen.includes(post) ? 'seen' : 'nf_0003')
    const reactors = await idsIn(
      person.call(posts, 'listReactors', { params, query }),
      ({ user }: { user: { id: string } }) => user.id,
    )
    expect(reactors, about).toEqual(answer.ok ? sorted(post.reactions.filter(isKnown).map(userOf)) : ['refused'])
    if (!answer.ok) continue
    expect(sorted(answer.body.mentions.map(idOf))).toEqual(sorted(post.names.filter(isKnown).map(userOf)))
    expect(Object.values(answer.body.reactions).reduce((sum, count) => sum + count, 0)).toBe(post.reactions.length)
    const shown = model.seesOriginal(viewer, post) ? post : { original: null, passes: null }
    expect(answer.body.isOriginalGone, about).toBe(post.isOriginalGone || shown !== post)
    expect(answer.body.sharedPost?.id ?? null, about).toBe(shown.original?.id ?? null)
    expect(answer.body.sharedAlbum?.id ?? null, about).toBe(shown.passes?.album.id ?? null)
    expect(answer.body.sharedAlbum?.photo?.id ?? null, about).toBe(shown.passes?.photo?.id ?? null)
  }
}

/** As many as are offered, and only who may be met and sees the post. */
async function expectMentionableAgree(world: World, viewer: Member): Promise<void> {
  for (const post of world.written.filter(({ at }) => at % 8 === 0)) {
    const found = await viewer.person.call(posts, 'findMentionable', { query: { search: 'pes', postId: post.id } })
    expect(codeOf(found)).toBe(model.sees(viewer, post) ? 'seen' : 'nf_0003')
    if (!found.ok) continue
    const meant = world.members.filter(
      (other) => other !== viewer && model.isThereFor(viewer, other) && model.sees(other, post),
    )
    const about = `named in post ${post.at} by ${viewer.name}`
    expect(found.body, about).toHaveLength(Math.min(meant.length, MENTIONABLE_MAX))
    expect(meant.map(userOf), about).toEqual(expect.arrayContaining(found.body.map(idOf)))
  }
}

async function expectPeopleAgree(world: World, viewer: Member, seen: readonly Written[]): Promise<void> {
  const { person } = viewer
  for (const other of world.members) {
    const params = { userId: other.person.userId }
    const isThere = knownTo(viewer)(other)
    const wrote = seen.filter(({ author }) => author === other)
    const isNamed = seen.filter(({ names, author }) => author === other || names.includes(other))
    const about = `${other.name} for ${viewer.name}`
    expect(await idsIn(person.call(posts, 'listWrittenBy', { params, query }), idOf), about).toEqual(
      isThere ? sorted(wrote.map(idOf)) : ['refused'],
    )
    expect(await idsIn(person.call(posts, 'listByUser', { params, query }), idOf), about).toEqual(
      isThere ? sorted(isNamed.map(idOf)) : ['refused'],
    )
    for (const type of POST_MEDIA_TYPES) {
      const list = person.call(posts, 'listMediaByUser', { params: { ...params, type }, query })
      const showing = wrote.filter(({ media }) => media.includes(type))
      expect(await idsIn(list, ({ postId }: { postId: string }) => postId), `${type} of ${about}`).toEqual(
        isThere ? sorted(showing.map(idOf)) : ['refused'],
      )
    }
  }
}

async function expectSavedAgree(world: World, viewer: Member, seen: readonly Written[]): Promise<void> {
  const { person } = viewer
  const kept = world.written.filter(({ at }) => at % 3 === 0)
  for (const post of kept) {
    const id = await test.given.save(person, post.id)
    expect(codeOf(await person.call(savedPosts, 'get', { params: { id } })), `saved by ${viewer.name}`).toBe(
      seen.includes(post) ? 'seen' : 'nf_0030',
    )
  }
  const saved = await idsIn(
    person.call(savedPosts, 'listMine', { query }),
    ({ post }: { post: { id: string } }) => post.id,
  )
  expect(saved).toEqual(sorted(kept.filter((post) => seen.includes(post)).map(idOf)))
}

describe('who sees which posts', () => {
  it.each(seeds)(
    'agrees with a plain model in every list and every single read, world %i',
    async (seed) => {
      const world = await givenWorld(test, seed)
      const viewers = viewersOf(world)
      expect(viewers.length).toBeGreaterThan(6)
      await Promise.all(
        viewers.flatMap((viewer) => {
          const seen = world.written.filter((post) => model.sees(viewer, post))
          return [
            expectFeedsAgree(world, viewer, seen),
            expectPostsAgree(world, viewer, seen),
            expectPeopleAgree(world, viewer, seen),
            expectSavedAgree(world, viewer, seen),
            expectMentionableAgree(world, viewer),
          ]
        }),
      )
    },
    180_000,
  )

  it.each(seeds)(
    'never lets a share show what it passes on to who does not see that, nor be seen by them where it is not theirs, world %i',
    async (seed) => {
      const world = await givenWorld(test, seed + 1000)
      const widened: string[] = []
      for (const { id, original, author } of world.written)
        for (const viewer of original ? viewersOf(world) : []) {
          const { person, name } = viewer
          const [outer, inner] = await Promise.all(
            [id, original!.id].map((one) => person.call(posts, 'get', { params: { id: one } })),
          )
          const isShown = outer!.ok && (viewer !== author || outer!.body.sharedPost !== null)
          if (isShown && !inner!.ok) widened.push(`${name} sees ${id}`)
        }
      expect(widened).toEqual([])
    },
    120_000,
  )
})
