import { areas } from './areas.mjs'
import { startError } from '../lib/start-error.mjs'

/** As `gatedPlaces` of the contract, which only a Node that knows types can read; a test compares them. */
const gates = { community: 'community', 'economy/market': 'purchases', messaging: 'chat' }

/** Every spelling that a domain's name takes. */
export function namesOf(area, name, stamp) {
  if (!areas.includes(area) || !/^[a-z]+(-[a-z]+)*$/.test(name ?? ''))
    throw startError(
      `npm run new:domain <area> <name>: the area is one of ${areas.join(', ')}; the name is like life-projects.`,
    )
  const camel = name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())
  return {
    area,
    name,
    camel,
    pascal: capital(camel),
    singular: capital(singular(camel)),
    table: name.replaceAll('-', '_'),
    migration: `${stamp}-${name}`,
    gate: gates[`${area}/${name}`] ?? gates[area],
  }
}

function capital(word) {
  return word[0].toUpperCase() + word.slice(1)
}

function singular(word) {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
