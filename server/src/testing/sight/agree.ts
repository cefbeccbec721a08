import { model } from './model.ts'
import type { Member, World } from './world.ts'

/** Worlds to look at; more in `npm run test:long`. */
export const seeds = (process.env['SIGHT_SEEDS'] ?? '1').split(',').map(Number)

export const everything = { pSize: 100 }

export const sorted = (ids: readonly string[]) => ids.toSorted()
export const idOf = ({ id }: { id: string }) => id
export const userOf = ({ person }: Member) => person.userId

/** Who can ask at all. */
export function viewersOf({ members }: World): Member[] {
  return members.filter(
    ({ person, active, blocked, open, mayMeet, suspended }) =>
      person.role !== 'PARENT' && active && !blocked && open && mayMeet && !suspended,
  )
}

/** Whom the viewer may know of, themself among them. */
export const knownTo = (viewer: Member) => (other: Member) => other === viewer || model.isThereFor(viewer, other)

interface Answer {
  ok: boolean
  code?: string
  body?: unknown
}

/** Of a page or a plain list; what was refused is no empty list. */
export async function idsIn(answer: Promise<Answer>, of: (item: never) => string): Promise<string[]> {
  const { ok, body } = await answer
  if (!ok) return ['refused']
  const items = Array.isArray(body) ? (body as never[]) : (body as { content: never[] }).content
  return sorted(items.map(of))
}

export const codeOf = ({ ok, code }: Answer) => (ok ? 'seen' : code)
