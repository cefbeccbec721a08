import { z } from 'zod'
import { domain } from '../call.ts'
import { Id, Timestamp } from '../common.ts'
import { AVATAR_SLOTS } from '../constants.ts'
import { AVATAR_HAIR_NAMES, AVATAR_POSES, AVATAR_SKINS, findAvatarItem, mayColour } from './avatar-catalogue.ts'

const Name = z.string().min(1).max(40)
const Colour = z.string().regex(/^#[0-9a-fA-F]{6}$/)

/**
 * How a person looks: items with named colours, a pose and several accessories (decision E13). Answers carry whatever
 * was saved, also by a newer or an older catalogue; what may be saved is `NewAvatarSelection`.
 */
export const AvatarSelection = z.object({
  /** 1 (lightest) to 10 (darkest). */
  skin: z.number().int().min(1).max(AVATAR_SKINS.length),
  hair: Name,
  pose: Name,
  /** Behind the round picture. */
  disc: Colour,
  items: z
    .array(z.object({ slot: z.enum(AVATAR_SLOTS), itemId: Name, colours: z.record(Name, Colour).optional() }))
    .max(30),
})
export type AvatarSelection = z.infer<typeof AvatarSelection>
export type AvatarSelectionItem = AvatarSelection['items'][number]

/**
 * Only what the catalogue has: known items, one per slot (accessories: one per place), in variables they declare.
 * Of any colour: were it only those of today's palettes, a palette that changes would leave saved looks that cannot be
 * saved again.
 * Looked at whatever else is wrong, so that one answer names every failing field.
 */
export const NewAvatarSelection = AvatarSelection.superRefine(
  (selection, context) => {
    const items = AvatarSelection.shape.items.safeParse(selection.items)
    const problems = problemsOf({ ...selection, items: items.data ?? [] })
    for (const path of problems) context.addIssue({ code: 'custom', path })
  },
  { when: ({ value }) => typeof value === 'object' && value !== null },
)

type Path = (string | number)[]

/** Where a selection departs from the catalogue. */
export function problemsOf({ hair, pose, items }: AvatarSelection): Path[] {
  const problems: Path[] = []
  if (!AVATAR_HAIR_NAMES.some((known) => known === hair)) problems.push(['hair'])
  if (!AVATAR_POSES.some((known) => known === pose)) problems.push(['pose'])
  const taken = new Set<string>()
  for (const [at, { slot, itemId, colours }] of items.entries()) {
    const item = findAvatarItem(slot, itemId)
    const place = item?.place ?? slot
    if (!item || taken.has(place)) problems.push(['items', at, 'itemId'])
    taken.add(place)
    for (const variable of Object.keys(colours ?? {}))
      if (!item || !mayColour(item, variable)) problems.push(['items', at, 'colours', variable])
  }
  return problems
}

export const AvatarUserSelection = AvatarSelection.extend({ id: Id, updatedAt: Timestamp })
export type AvatarUserSelection = z.infer<typeof AvatarUserSelection>

export const avatar = domain('economy', 'avatar', {
  getMine: {
    method: 'GET',
    path: '/avatar-user-selections/my',
    doc: 'avatar-user-selections.my',
    summary: 'What my avatar wears; nothing until I have chosen',
    access: { who: 'account' },
    response: AvatarUserSelection,
    mayBeAbsent: true,
  },
  save: {
    method: 'POST',
    path: '/avatar-user-selections',
    doc: 'avatar-user-selections.save',
    summary: 'Dress my avatar: the first time or anew',
    access: { who: 'account' },
    body: NewAvatarSelection,
    response: AvatarUserSelection,
    affects: ['accounts', 'profiles', 'students'],
  },
})
