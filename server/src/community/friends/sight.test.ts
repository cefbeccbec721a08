import { friends } from '@trilha/contract/community/friends'
import { subjects } from '@trilha/contract/community/subjects'
import { profiles } from '@trilha/contract/growth/profiles'
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
import { givenWorld, type Member, type World } from '../../testing/sight/world.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()
const query = everything
const userIn = ({ user }: { user: { id: string } }) => user.id

async function expectOwnListsAgree({ members, ...world }: World, viewer: Member): Promise<void> {
  const { person } = viewer
  const usersOf = (isMeant: (other: Member) => boolean) =>
    sorted(members.filter((other) => model.isThereFor(viewer, other) && isMeant(other)).map(userOf))
  const lists = {
    ACCEPTED: usersOf((other) => viewer.friends.has(other)),
    RECEIVED: usersOf((other) => other.asks.has(viewer)),
    SENT: usersOf((other) => viewer.asks.has(other)),
  }
  for (const list of ['ACCEPTED', 'RECEIVED', 'SENT'] as const)
    expect(
      await idsIn(person.call(friends, 'listMine', { query: { ...query, list } }), userIn),
      `${list} of ${viewer.name}`,
    ).toEqual(lists[list])
  const counted = await person.call(friends, 'countMine')
  expect(counted.ok && counted.body).toEqual({
    friends: lists.ACCEPTED.length,
    received: lists.RECEIVED.length,
    sent: lists.SENT.length,
  })
  for (const search of ['pessoa', 'pesoa'])
    expect(await idsIn(person.call(friends, 'searchUsers', { query: { search } }), userIn), viewer.name).toEqual(
      usersOf((other) => other !== viewer),
    )
  expect(
    await idsIn(person.call(friends, 'listSuggestions', { query: {} }), userIn),
    `suggested to ${viewer.name}`,
  ).toEqual(usersOf((other) => model.isSuggested({ members, ...world }, viewer, other)))
  expect(await idsIn(person.call(friends, 'listClass', { query }), userIn), `class of ${viewer.name}`).toEqual(
    usersOf(
      (other) =>
        other !== viewer &&
        (model.areClassmates(viewer, other) || model.teaches(other, viewer) || model.teaches(viewer, other)),
    ),
  )
}

async function expectPeopleAgree(world: World, viewer: Member): Promise<void> {
  const { person } = viewer
  const seen = world.written.filter((post) => model.sees(viewer, post))
  for (const other of world.members.filter((one) => one !== viewer)) {
    const params = { id: other.person.userId }
    const about = `${other.name} for ${viewer.name}`
    const isThere = model.isThereFor(viewer, other)
    expect(codeOf(await person.call(friends, 'getRelation', { params })), about).toBe(isThere ? 'seen' : 'nf_0011')
    const theirs = [...other.friends].filter((friend) => model.isThereFor(viewer, friend))
    expect(await idsIn(person.call(friends, 'listByUser', { params, query }), userIn), about).toEqual(
      isThere ? sorted(theirs.map(userOf)) : ['refused'],
    )
    expect(await idsIn(person.call(subjects, 'listByUser', { params }), idOf), about).toEqual(
      isThere ? sorted([...other.follows]) : ['refused'],
    )
    const profile = await person.call(profiles, 'getByUser', { params: { userId: other.person.userId } })
    const isOfSchool = viewer.isMember && other.isMember && other.active && other.person.schoolId === person.schoolId
    const isShunned = viewer.shuns.has(other) || other.shuns.has(viewer)
    expect(codeOf(profile), about).toBe(isOfSchool && !isShunned ? 'seen' : 'nf_0014')
    if (!profile.ok) continue
    const wrote = seen.filter(({ author }) => author === other)
    const count = (type: 'IMAGE' | 'VIDEO') => wrote.filter(({ media }) => media.includes(type)).length
    expect(profile.body.friendsCount, about).toBe(isThere ? theirs.length : undefined)
    expect(profile.body.publicationCounts, about).toEqual(
      isThere ? { posts: wrote.length, photos: count('IMAGE'), videos: count('VIDEO') } : undefined,
    )
  }
}

async function expectSubjectsAgree(world: World, viewer: Member): Promise<void> {
  const { person } = viewer
  const own = world.subjects.filter(({ schoolId }) => viewer.isMember && schoolId === person.schoolId)
  expect(await idsIn(person.call(subjects, 'search', { query: {} }), idOf)).toEqual(sorted(own.map(idOf)))
  for (const { id } of world.subjects) {
    const params = { id }
    const about = `subject ${id} for ${viewer.name}`
    const isOwn = own.some((subject) => subject.id === id)
    const followers = world.members.filter((other) => other.follows.has(id) && model.isThereFor(viewer, other))
    const subject = await person.call(subjects, 'get', { params })
    expect(codeOf(subject), about).toBe(isOwn ? 'seen' : 'nf_0031')
    if (subject.ok) expect(subject.body.followersCount, about).toBe(followers.length)
    expect(await idsIn(person.call(subjects, 'listUsers', { params, query }), idOf), about).toEqual(
      isOwn ? sorted(followers.filter(knownTo(viewer)).map(userOf)) : ['refused'],
    )
  }
}

describe('who is there for whom', () => {
  it.each(seeds)(
    'agrees with a plain model in every list of people, profiles and subjects, world %i',
    async (seed) => {
      const world = await givenWorld(test, seed)
      await Promise.all(
        viewersOf(world).flatMap((viewer) => [
          expectOwnListsAgree(world, viewer),
          expectPeopleAgree(world, viewer),
          expectSubjectsAgree(world, viewer),
        ]),
      )
    },
    180_000,
  )
})
