import { PARENTAL_SWITCHES } from '@trilha/contract/constants'
import { accounts } from '@trilha/contract/identity/accounts'
import { family } from '@trilha/contract/identity/family'
import { users } from '@trilha/contract/identity/users'
import { schools as schoolCalls } from '@trilha/contract/school/schools'
import { expect, it } from 'vitest'
import { randomOf } from '../sight/random.ts'
import { testApp } from '../test-app.ts'
import { acts } from './acts.ts'
import { isProven, mayMeet, type ModelAccount } from './model.ts'
import { buildWorld, findGuardianAccount, inAccount, type World } from './world.ts'

const test = testApp({ isRandom: true })
const actsToDo = Number(process.env['TRUST_ACTS'] ?? 500)
const seed = Number(process.env['TRUST_SEED'] ?? 7)

/** Which children each administrator reads whole, and which people the office lists as active. */
async function readBySchools({ schools, children }: World): Promise<unknown> {
  return Promise.all(
    schools.map(async ({ admin }) => {
      const whole = await Promise.all(
        children.map(({ userId }) => admin.call(users, 'get', { params: { idOrUsername: userId } })),
      )
      const list = await admin.call(schoolCalls, 'listPeople', { query: { role: 'STUDENT', pSize: 100 } })
      if (!list.ok) throw new Error(list.code)
      return {
        whole: whole.map(({ ok, body }) => ok && 'dateOfBirth' in (body as object)),
        listed: list.body.content.map(({ accountId, active }) => `${accountId} ${active}`).toSorted(),
      }
    }),
  )
}

function shouldReadBySchools({ schools, children, model }: World): unknown {
  return schools.map((_, school) => {
    const own = model.accounts.filter((account) => account.school === school)
    return {
      whole: children.map((__, child) => own.some((account) => account.child === child && account.active)),
      listed: own.map(({ id, active }) => `${id} ${active}`).toSorted(),
    }
  })
}

/** The switches that each guardian reads, by the child's account. */
async function readByGuardians(world: World): Promise<unknown> {
  const found: Record<string, string> = {}
  for (const [guardian, person] of world.guardians.entries())
    for (const school of world.schools.keys()) {
      const accountId = await findGuardianAccount(world, guardian, school)
      if (!accountId) continue
      const by = await inAccount(world, person, accountId)
      const list = await by.call(family, 'listByGuardian')
      if (!list.ok) throw new Error(list.code)
      for (const control of list.body) found[`${guardian} ${control.id}`] = switchesOf(control)
    }
  return found
}

function switchesOf(switches: Record<(typeof PARENTAL_SWITCHES)[number], boolean>): string {
  return PARENTAL_SWITCHES.map((name) => Number(switches[name])).join('')
}

function shouldReadByGuardians({ guardians, model }: World): unknown {
  return Object.fromEntries(
    [...guardians.keys()].flatMap((guardian) =>
      model.accounts
        .filter((account) => isProven(model, guardian, account))
        .map((account) => [`${guardian} ${account.id}`, switchesOf(account.switches)]),
    ),
  )
}

/** What a child may do in one account. */
async function readByChild(world: World, { id, child }: ModelAccount): Promise<unknown> {
  const by = await inAccount(world, world.children[child]!, id)
  const answer = await by.call(accounts, 'current')
  if (!answer.ok) throw new Error(answer.code)
  const { closedGates, mayBuy, editLocked, flags } = answer.body
  return { isOpen: !closedGates.includes('community'), mayBuy, editLocked, isBlocked: flags.isBlockedAccount }
}

function shouldReadByChild({ model }: World, account: ModelAccount): unknown {
  return {
    isOpen: account.switches.communityEnabled && mayMeet(model, account),
    mayBuy: account.switches.purchasesEnabled,
    // A PIN of an account that has ended locks nothing.
    editLocked: account.hasPin && account.active,
    isBlocked: account.blocked || !account.active,
  }
}

it(`${actsToDo} random acts of schools, guardians and children leak nothing and reach no other school`, async () => {
  const world = await buildWorld(test)
  const random = randomOf(seed)
  const done: string[] = []
  const counts = { through: 0, refused: 0 }
  while (done.length < actsToDo) {
    const outcome = await random.one(acts)(world, random)
    if (!outcome) continue
    done.push(outcome.act)
    counts[outcome.ok ? 'through' : 'refused'] += 1
    const told = `act ${done.length} of seed ${seed}: ${done.slice(-4).join('; ')}`
    expect(outcome.ok, told).toBe(outcome.expected)
    expect(await readBySchools(world), told).toEqual(shouldReadBySchools(world))
    expect(await readByGuardians(world), told).toEqual(shouldReadByGuardians(world))
    for (const account of world.model.accounts)
      expect(await readByChild(world, account), `${told}: child ${account.child}`).toEqual(
        shouldReadByChild(world, account),
      )
  }
  // Both happened often, or the acts proved little.
  expect(Math.min(counts.through, counts.refused)).toBeGreaterThan(actsToDo / 10)
}, 600_000)
