import { albums } from '@trilha/contract/community/albums'
import { describe, expect, it } from 'vitest'
import { codeOf, everything, idOf, idsIn, seeds, sorted, viewersOf } from '../../testing/sight/agree.ts'
import { model } from '../../testing/sight/model.ts'
import { givenWorld, type Member, type World } from '../../testing/sight/world.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()
const query = everything

/** For who has no class of their own, nothing is there. */
async function expectAlbumsAgree(world: World, viewer: Member): Promise<void> {
  const { person } = viewer
  const mayAsk = ['STUDENT', 'PROFESSOR', 'SCHOOL_ADMIN'].includes(person.role)
  const seen = world.albums.filter((album) => model.seesAlbum(viewer, album))
  const expected = (isSeen: boolean, missing: string) => (isSeen ? 'seen' : mayAsk ? missing : 'br_0003')
  expect(await idsIn(person.call(albums, 'listMine', { query }), idOf), `albums of ${viewer.name}`).toEqual(
    mayAsk ? sorted(seen.map(idOf)) : ['refused'],
  )
  for (const classId of new Set(world.albums.map((album) => album.classId))) {
    const ofClass = seen.filter((album) => album.classId === classId)
    const list = await idsIn(person.call(albums, 'listByClass', { params: { id: classId }, query }), idOf)
    // A class that is not theirs is not there for them; one of theirs may have nothing to show.
    expect(list[0] === 'refused' ? [] : list, `albums of a class by ${viewer.name}`).toEqual(sorted(ofClass.map(idOf)))
  }
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

describe('who sees which albums', () => {
  it.each(seeds)(
    'agrees with a plain model in every list and every single read, world %i',
    async (seed) => {
      const world = await givenWorld(test, seed)
      await Promise.all(viewersOf(world).map((viewer) => expectAlbumsAgree(world, viewer)))
    },
    120_000,
  )
})
