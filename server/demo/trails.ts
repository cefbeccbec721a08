import {
  CHEST_KIND_BY_ENTITY,
  CHEST_REWARDS,
  COMPLETED_PERCENT,
  REWARD_AMOUNTS,
  type Amounts,
  type ChestEntity,
  type OriginOperator,
} from '@trilha/contract/constants'
import {
  challengeId,
  contentId,
  courseId,
  courseNamed,
  moduleId,
  placeOf,
  questionId,
  type Place,
} from './courses/places.ts'
import { idOf, type Draw } from './ids.ts'
import type { SchoolKey } from './schools.ts'

/** What a person did in one go, in order; the history gives it its date. */
export type Sitting = Act[]

export interface Act {
  origin: OriginOperator
  operation: 'CREDIT' | 'DEBIT'
  /** One movement for each: four right answers of a quiz are one act. */
  operatorIds: readonly string[]
  amounts: Amounts
  earns?: EarnedChest
  /** The class it happened in. */
  contentId?: string
  /** What the object is called, where it is not of a class. */
  name?: string
  /** Caused by the one before, in the same moment: one line of the statement. */
  joins?: true
  /** Who became a friend by it: counts for an achievement, pays nothing. */
  friendId?: string
}

export interface EarnedChest {
  id: string
  entity: ChestEntity
  entityId: string
  entityName: string
}

type Paying = keyof typeof REWARD_AMOUNTS

function act(origin: Paying, ...operatorIds: string[]): Act {
  return { origin, operation: 'CREDIT', operatorIds, amounts: REWARD_AMOUNTS[origin] }
}

export const maps = [
  'Bacia do rio Claro',
  'Trilha da Mata Atlântica',
  'Caminhos do Cerrado',
  'Dunas do litoral',
  'Cidade das pontes',
  'Ilha dos ventos',
  'Chapada das águas',
  'Vale dos fósseis',
] as const
const modulesPerMap = 4

/** A stretch of learning: modules of a course from one to another, then some classes of the module after; or a whole map. */
export type Stretch = { course: string; from: number; to: number; plus?: number } | { map: string }

export function wholeCourse(course: string): Stretch {
  return { course, from: 1, to: courseNamed(course).modules.length }
}

interface Learner {
  /** Whose chests they are. */
  accountId: string
  school: SchoolKey
  /** Likes and comments along the way. */
  thorough: boolean
  /** Entity names of chests that wait to be opened. */
  keepsClosed: ReadonlySet<string>
  draw: Draw
}

/** Walks the stretches one class at a time. What follows an act later (a check, an opening) comes in a later sitting. */
export function learn(stretches: readonly Stretch[], learner: Learner): Sitting[] {
  const sittings: Sitting[] = []
  const later: { after: number; act: Act }[] = []

  function sit(...acts: Act[]): void {
    const due = later.filter(({ after }) => after <= sittings.length)
    for (const entry of due) later.splice(later.indexOf(entry), 1)
    sittings.push([...due.map((entry) => entry.act), ...acts])
  }
  function earn(earned: Act, entity: ChestEntity, entityName: string, entityId = earned.operatorIds[0]!): Act {
    const chest = chestFor(learner.accountId, { entity, entityId, entityName })
    if (!learner.keepsClosed.has(entityName)) later.push({ after: sittings.length + 1, act: openChest(chest) })
    return { ...earned, earns: chest }
  }
  function finishClass(key: string, module: number, number: number): void {
    const place = placeOf(contentId(learner.school, key, module, number))
    const { course, content, id } = place
    const ends = number === course.modules[module - 1]!.contents.length ? moduleActs(place) : []
    const acts = classActs(place, learner, ends)
    if (content.challenge && (learner.thorough || learner.draw.chance(60)))
      later.push({ after: sittings.length + 2, act: { ...act('PROFESSOR_CHECK', challengeId(id)), contentId: id } })
    sit(...acts)
  }
  function moduleActs({ school, course, module }: Place): Act[] {
    const { key, name, modules } = course
    const acts = [earn(act('MODULE', moduleId(school, key, module)), 'MODULE', modules[module - 1]!.name)]
    return module === modules.length ? [...acts, earn(act('COURSE', courseId(school, key)), 'COURSE', name)] : acts
  }

  for (const stretch of stretches) {
    if ('map' in stretch) {
      const modules = Array.from({ length: modulesPerMap }, (_, at) =>
        act('MAP_MODULE', idOf('map-module', stretch.map, at)),
      )
      sit(...modules.slice(0, -1))
      sit(earn(modules.at(-1)!, 'MAP', stretch.map, idOf('map', stretch.map)))
      continue
    }
    const { course, from, to, plus = 0 } = stretch
    const { modules } = courseNamed(course)
    for (let module = from; module <= to; module += 1)
      modules[module - 1]!.contents.forEach((_, at) => finishClass(course, module, at + 1))
    for (let number = 1; number <= plus; number += 1) finishClass(course, to + 1, number)
  }
  return sittings
}

/**
 * What finishing a class pays: that it was seen, answered and handed in first, as the class asks (G34). `ends`: what
 * ends with it.
 */
function classActs({ id, content }: Place, { thorough, draw }: Learner, ends: readonly Act[]): Act[] {
  const ofClass = (step: Act): Act => ({ ...step, contentId: id })
  const acts: Act[] = []
  if (content.kind === 'VIDEO') acts.push(act('WATCH_CLASS_VIDEO', id))
  const right = content.quiz?.map((_, at) => questionId(id, at)).slice(draw.int(2)) ?? []
  if (right.length > 0) acts.push(act('QUIZ_ANSWER', ...right))
  if (content.challenge) acts.push(act('CHALLENGE_ATTACHMENT', challengeId(id)))
  acts.push(act('MODULE_CONTENT_USER', id))
  // Completing a class is finishing it with its quiz done well; without a quiz there is nothing to do well.
  const isCompleted = content.quiz !== undefined && (right.length / content.quiz.length) * 100 >= COMPLETED_PERCENT
  const completed = isCompleted ? [ofClass(act('COMPLETE_CLASS', id))] : []
  const finished = [...completed, ...ends].map((step): Act => ({ ...step, joins: true }))
  const after: Act[] = []
  if (thorough && draw.chance(20)) after.push(act(draw.pick(['LIKE_MODULE_CONTENT', 'COMMENT_MODULE_CONTENT']), id))
  return [...acts.map(ofClass), ...finished, ...after.map(ofClass)]
}

function chestFor(account: string, cause: Omit<EarnedChest, 'id'>): EarnedChest {
  return { id: idOf('chest', account, cause.entity, cause.entityId), ...cause }
}

function openChest({ id, entity }: EarnedChest): Act {
  return {
    origin: 'CHEST',
    operation: 'CREDIT',
    operatorIds: [id],
    amounts: CHEST_REWARDS[CHEST_KIND_BY_ENTITY[entity]],
  }
}

/** What happens beside the trail and the community, in the proportions of a school week. */
const besides: readonly Paying[] = [
  'MAP_POINT_USER',
  'SHARE_MAP_POINT_USER',
  'PROJECT',
  'MAP_POINT_USER',
  'LIFE_PROJECT',
  'SHARE_MAP_POINT_USER',
]
/** What none of them add up to. */
const unpayable: ReadonlySet<number> = new Set([1, 3])

/** Spreads so many acts of one kind over the sittings. */
export function repeat(
  sittings: readonly Sitting[],
  { origin, count, owner }: { origin: Paying; count: number; owner: string },
): void {
  for (let at = 0; at < count; at += 1)
    sittings[Math.floor(((at + 0.5) * sittings.length) / count)]!.push(act(origin, idOf(origin, owner, 'more', at)))
}

/** Puts each note into the sitting that finished its class; beside a class that goes on it was written yesterday. */
export function takeNotes(sittings: readonly Sitting[], contentIds: readonly string[]): void {
  for (const content of contentIds) {
    const note: Act = { ...act('CONTENT_NOTE', content), contentId: content }
    const isFinish = ({ origin, contentId: id }: Act) => origin === 'MODULE_CONTENT_USER' && id === content
    const sitting = sittings.find((acts) => acts.some(isFinish))
    if (sitting) sitting.splice(sitting.findIndex(isFinish), 0, note)
    else sittings.at(-2)?.push(note)
  }
}

/** Something that whoever teaches gave to do, and that is still there. */
export interface GivenTask {
  id: string
  title: string
}

interface Life {
  xp: number
  owner: string
  /** The last that was done, a day or two ago. */
  task: GivenTask | undefined
  /** The last comment that was liked, by its id: today. */
  comment: string | undefined
}

/** Spreads acts worth exactly `xp` over the sittings, or one more where nothing is worth so little. */
export function liven(sittings: readonly Sitting[], { xp, owner, task, comment }: Life): void {
  if (xp < 0) throw new Error(`The trail of ${owner} pays ${-xp} XP too much`)
  const acts: Act[] = []
  const done = task && { ...act('TASK', task.id), name: task.title }
  const liked = comment === undefined ? undefined : act('LIKE_COMMENT', comment)
  let left = xp - (done?.amounts.XP ?? 0) - (liked?.amounts.XP ?? 0)
  if (unpayable.has(left)) left += 1
  for (let turn = 0; left > 0; turn += 1) {
    const origin = besides[turn % besides.length]!
    const after = left - REWARD_AMOUNTS[origin].XP
    if (after < 0 || unpayable.has(after)) continue
    acts.push(act(origin, idOf(origin, owner, turn)))
    left = after
  }
  if (done) sittings.at(-2)!.push(done)
  if (liked) sittings.at(-1)!.push(liked)
  acts.forEach((extra, at) => sittings[Math.floor(((at + 0.5) * sittings.length) / acts.length)]!.push(extra))
}

export function totalOf(sittings: readonly (readonly Act[])[], coin: keyof Amounts): number {
  return sittings
    .flat()
    .reduce(
      (sum, { operation, amounts, operatorIds }) =>
        sum + (operation === 'CREDIT' ? 1 : -1) * amounts[coin] * operatorIds.length,
      0,
    )
}
