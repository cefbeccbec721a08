import type { Access } from '@trilha/contract/call'
import { rights as community } from './community.ts'
import { rights as economy } from './economy.ts'
import { rights as growth } from './growth.ts'
import { rights as identity } from './identity.ts'
import { rights as learning } from './learning.ts'
import { rights as media } from './media.ts'
import { rights as messaging } from './messaging.ts'
import type { AreaRights, Sight } from './rights.ts'
import { rights as school } from './school.ts'
import { rights as worlds } from './worlds.ts'

/**
 * Who may make each call, written down apart from the contract: a call that lets somebody else in must be let in
 * here too, by hand. The matrix tries every role against it.
 */
const areas: readonly AreaRights[] = [community, economy, growth, identity, learning, media, messaging, school, worlds]

export const whoMay: ReadonlyMap<string, Access['who']> = new Map(
  areas.flatMap((area) => area.whoMay.flatMap(({ who, calls }) => calls.map((call) => [call, who] as const))),
)

export const whoSees: ReadonlyMap<string, Sight> = new Map(
  areas.flatMap(({ whoSees: sights = [] }) =>
    sights.flatMap(({ calls, ...sight }) => calls.map((call) => [call, sight] as const)),
  ),
)

export const whileWaiting: ReadonlySet<string> = new Set(areas.flatMap((area) => area.whileWaiting ?? []))

export const onlyMembers = joined('onlyMembers')
export const refusedSamples = joined('refusedSamples')
export const withoutObject = joined('withoutObject')

function joined<Part extends 'onlyMembers' | 'refusedSamples' | 'withoutObject'>(
  part: Part,
): ReadonlyMap<string, NonNullable<AreaRights[Part]>[string]> {
  return new Map(areas.flatMap((area) => Object.entries(area[part] ?? {})))
}
