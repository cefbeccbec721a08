import { comments, type PostThread } from '@trilha/contract/community/comments'
import { describe, expect, it } from 'vitest'
import { codeOf, everything, idOf, idsIn, seeds, sorted, viewersOf } from '../../testing/sight/agree.ts'
import { model } from '../../testing/sight/model.ts'
import { givenWorld, type Member, type World } from '../../testing/sight/world.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()
const query = everything
const firstAnswers = 2

async function expectCommentsAgree(world: World, viewer: Member): Promise<void> {
  const { person } = viewer
  for (const post of world.written.filter(({ said }) => said.length > 0)) {
    const params = { id: post.id }
    const about = `what is said to post ${post.at}, by ${viewer.name}`
    const isSeen = model.sees(viewer, post)
    const threads = post.said.filter((said) => model.isSaidTo(viewer, said))
    const all = post.said.flatMap((said) => [
      ...(threads.includes(said) ? [said] : []),
      ...model.answersOf(viewer, said),
    ])
    expect(await idsIn(person.call(comments, 'list', { params, query }), idOf), about).toEqual(
      isSeen ? sorted(all.map(idOf)) : ['refused'],
    )
    // A thread, and the answers that it begins with.
    const inThreads = ({ id, answers }: PostThread) => [id, ...answers.map(idOf)].join(' ')
    const expected = threads.map((said) =>
      [said, ...model.answersOf(viewer, said).slice(0, firstAnswers)].map(idOf).join(' '),
    )
    for (const moreRelevant of ['true', 'false'] as const) {
      const list = person.call(comments, 'listThreads', { params, query: { ...query, moreRelevant } })
      expect(await idsIn(list, inThreads), about).toEqual(isSeen ? sorted(expected) : ['refused'])
    }
    for (const said of post.said) {
      const one = { id: said.id }
      const isShown = isSeen && threads.includes(said)
      expect(codeOf(await person.call(comments, 'get', { params: one })), about).toBe(isShown ? 'seen' : 'nf_0004')
      expect(await idsIn(person.call(comments, 'listAnswers', { params: one, query }), idOf), about).toEqual(
        isShown ? sorted(model.answersOf(viewer, said).map(idOf)) : ['refused'],
      )
      for (const answer of said.answers)
        expect(codeOf(await person.call(comments, 'get', { params: { id: answer.id } })), about).toBe(
          isSeen && model.answersOf(viewer, said).includes(answer) ? 'seen' : 'nf_0004',
        )
    }
  }
}

describe('who sees which comments', () => {
  it.each(seeds)(
    'agrees with a plain model in every list and every single read, world %i',
    async (seed) => {
      const world = await givenWorld(test, seed)
      await Promise.all(viewersOf(world).map((viewer) => expectCommentsAgree(world, viewer)))
    },
    180_000,
  )
})
