import { friends } from '@trilha/contract/community/friends'
import { moderation } from '@trilha/contract/community/moderation'
import { posts } from '@trilha/contract/community/posts'
import { profiles } from '@trilha/contract/growth/profiles'
import { students } from '@trilha/contract/school/students'
import { describe, expect, it } from 'vitest'
import { givenScene, write } from '../../testing/community-scene.ts'
import type { Person } from '../../testing/given.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()
const scene = () => givenScene(test)

const read = (who: Person, of: Person) => who.call(profiles, 'get', { params: { id: of.userId } })

async function facts(who: Person, of: Person) {
  const answer = await read(who, of)
  if (!answer.ok) throw new Error(answer.code)
  const { friendsCount, publicationCounts } = answer.body
  return { friendsCount, ...publicationCounts }
}

/** The lists themselves, as the same reader gets them. */
async function listed(who: Person, of: Person) {
  const [people, written, photos, videos] = await Promise.all([
    who.call(friends, 'listByUser', { params: { id: of.userId }, query: { pSize: 100 } }),
    who.call(posts, 'listWrittenBy', { params: { userId: of.userId }, query: { pSize: 100 } }),
    who.call(posts, 'listMediaByUser', { params: { userId: of.userId, type: 'IMAGE' }, query: { pSize: 100 } }),
    who.call(posts, 'listMediaByUser', { params: { userId: of.userId, type: 'VIDEO' }, query: { pSize: 100 } }),
  ])
  if (!people.ok || !written.ok || !photos.ok || !videos.ok) throw new Error('a list was refused')
  return {
    friendsCount: people.body.content.length,
    posts: written.body.content.length,
    photos: photos.body.content.length,
    videos: videos.body.content.length,
  }
}

describe('what a profile counts in the community', () => {
  it('is what its lists show the same reader, and no more', async () => {
    const { ana, bia, caio, professor, staff } = await scene()
    await test.given.friendship({ from: bia, to: caio })
    await test.given.friendship({ from: bia, to: professor })
    await write(bia, { text: 'da turma', fileIds: [await test.given.media(bia), await test.given.media(bia)] })
    await write(bia, { text: 'de amigos', audience: 'FRIENDS', fileIds: [await test.given.media(bia)] })
    await write(bia, { text: 'da escola', audience: 'SCHOOL' })
    expect(await facts(bia, bia)).toEqual({ friendsCount: 2, posts: 3, photos: 3, videos: 0 })
    expect(await facts(ana, bia)).toEqual({ friendsCount: 2, posts: 2, photos: 2, videos: 0 })
    expect(await facts(caio, bia)).toEqual({ friendsCount: 2, posts: 2, photos: 1, videos: 0 })
    for (const who of [ana, bia, caio, professor, staff]) expect(await facts(who, bia)).toEqual(await listed(who, bia))
    // A friend of hers who wants nothing of the reader is not counted for that reader.
    await caio.call(friends, 'block', { body: { userId: ana.userId } })
    expect(await facts(ana, bia)).toMatchObject({ friendsCount: 1 })
    expect(await facts(ana, bia)).toEqual(await listed(ana, bia))
    expect(await facts(bia, bia)).toMatchObject({ friendsCount: 2 })
  })

  it('is not told to a guardian, nor where either of the two has a closed community', async () => {
    const { ana, bia, schoolId } = await scene()
    const guardian = await test.given.person({ schoolId, role: 'PARENT' })
    await test.given.guardianLink({ guardian, child: bia })
    expect(await facts(guardian, bia)).toEqual({ friendsCount: undefined })
    expect(await facts(guardian, guardian)).toEqual({ friendsCount: undefined })
    await test.database.db
      .updateTable('parental_controls')
      .set({ community_enabled: false })
      .where('account_id', '=', bia.accountId)
      .execute()
    expect(await facts(ana, bia)).toEqual({ friendsCount: undefined })
    await expect.poll(() => facts(bia, ana), { timeout: 3_000 }).toEqual({ friendsCount: undefined })
  })
})

describe('between people one of whom blocked the other', () => {
  it('neither has a profile for the other, and everybody else has both', async () => {
    const { ana, bia, caio } = await scene()
    await ana.call(friends, 'block', { body: { userId: bia.userId } })
    expect(await read(ana, bia)).toMatchObject({ status: 404, code: 'nf_0014' })
    expect(await read(bia, ana)).toMatchObject({ status: 404, code: 'nf_0014' })
    expect(await bia.call(profiles, 'getByUser', { params: { userId: ana.userId } })).toMatchObject({ code: 'nf_0014' })
    expect(await read(caio, ana)).toMatchObject({ ok: true })
    expect(await read(ana, ana)).toMatchObject({ ok: true })
    await ana.call(friends, 'unblock', { params: { id: bia.userId } })
    expect(await read(bia, ana)).toMatchObject({ ok: true })
  })

  it('what happened is reported all the same', async () => {
    const { ana, bia } = await scene()
    await ana.call(friends, 'block', { body: { userId: bia.userId } })
    const body = {
      contentId: bia.userId,
      type: 'OFFENSIVE',
      description: 'Me xingou.',
      entityReport: 'PROFILE',
    } as const
    expect(await ana.call(moderation, 'report', { body })).toMatchObject({ status: 201 })
  })
})

describe('the place in the class', () => {
  it('is told to whom the ranking would tell it', async () => {
    const { ana, bia, caio, professor, staff, schoolId } = await scene()
    const guardian = await test.given.person({ schoolId, role: 'PARENT' })
    const mentor = await test.given.person({ schoolId, role: 'MENTOR' })
    await test.given.guardianLink({ guardian, child: bia })
    // A place starts with the first XP of the year.
    for (const [who, value] of [
      [bia, 30],
      [ana, 10],
    ] as const)
      await test.given.pastEntry({ owner: who, value, at: new Date('2026-06-15T12:00:00Z') })
    const placeFor = async (who: Person) => {
      const answer = await read(who, bia)
      return answer.ok ? answer.body.classRanking : answer.code
    }
    for (const who of [ana, bia, professor, staff]) expect(await placeFor(who)).toBe(1)
    for (const who of [caio, guardian, mentor]) expect(await placeFor(who)).toBeUndefined()
    await bia.call(students, 'setMyRanking', { body: { isVisible: false } })
    for (const who of [ana, bia, professor]) expect(await placeFor(who)).toBeUndefined()
    expect(await read(ana, staff)).toMatchObject({ ok: true })
  })
})
