import { posts } from '@trilha/contract/community/posts'
import type { Post } from '@trilha/contract/community/post-shapes'
import type { FeedScope } from '@trilha/contract/constants'
import type { Person } from './given.ts'
import type { TestApp } from './test-app.ts'

/** A school with two classes: two who share one, one of the other, who teaches the first, and the office. */
export async function givenScene(test: TestApp) {
  const { given } = test
  const schoolId = await given.school()
  const [classId, otherClassId] = [await given.schoolClass(schoolId), await given.schoolClass(schoolId)]
  const ana = await given.student({ schoolId, classId, name: 'Ana Teste' })
  const bia = await given.student({ schoolId, classId, name: 'Bia Teste' })
  const caio = await given.student({ schoolId, classId: otherClassId, name: 'Caio Teste' })
  const professor = await given.person({ role: 'PROFESSOR', schoolId, name: 'Helena Teste' })
  const staff = await given.person({ role: 'STAFF', schoolId, name: 'Rosa Teste' })
  await given.teaches(professor, classId)
  await given.openCommunity({ schoolId })
  return { schoolId, classId, otherClassId, ana, bia, caio, professor, staff }
}

type Body = Parameters<typeof writeAs>[1]

export function writeAs(who: Person, body: Record<string, unknown> = { text: 'Choveu 14 mm em uma hora.' }) {
  return who.call(posts, 'create', { body })
}

export async function write(who: Person, body?: Body): Promise<Post> {
  const answer = await writeAs(who, body)
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

export async function feed(
  who: Person,
  query: { scope?: FeedScope; pSize?: number; cursor?: string; subjectIds?: string } = {},
) {
  const answer = await who.call(posts, 'feed', { query })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

export async function idsOf(who: Person, scope: FeedScope = 'FOR_ME'): Promise<string[]> {
  return (await feed(who, { scope, pSize: 100 })).content.map(({ id }) => id)
}
