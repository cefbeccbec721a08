import { findAvatarItem } from '@trilha/contract/economy/avatar-catalogue'
import { AVATAR_COLOURS, AVATAR_EYE_COLOURS, AVATAR_HAIRS } from '@trilha/contract/economy/avatar-catalogue/palettes'
import type { AvatarVariable } from '@trilha/contract/economy/avatar-catalogue/shapes'
import type { AvatarSlot } from '@trilha/contract/constants'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { AvatarItem, AvatarSelection, HairColour, Pose } from './avatar.ts'
import { wireSlotOf } from './look.ts'

// That every item and skin has its words is held by a test; to the compiler an id is any text.
const itemKey = (slot: AvatarSlot, id: string) => `words.items.${slot}.${id}` as 'words.items.FACE.oval'
const skinKey = (skin: number) => `words.skins.${skin}` as 'words.skins.1'

/**
 * Names of items and colours, and the sentence that says a whole look. The sentences' little grammar: an item says where
 * its colour stands and, after a bar, which form it wants ("tranças {{colour}}|fp"); a colour lists its forms with bars,
 * masculine and feminine, singular and plural ("preto|preta|pretos|pretas"), or has one for all.
 */
export function avatarWords(t: TFunction<'avatar'>) {
  const hairWords = (hair: HairColour): string => t(`words.hairs.${hair}`)

  function colourWords(variable: AvatarVariable, colour: string): string {
    if (variable === 'brow') return hairWords(nearest(browColours, colour))
    if (variable === 'eye') return t(`words.eyes.${nearest(AVATAR_EYE_COLOURS, colour)}`)
    return t(`words.colours.${nearest(AVATAR_COLOURS, colour)}`)
  }

  function wornWords(slot: AvatarSlot, id: string, colour: string): string {
    const [, form] = t(itemKey(slot, id), { colour: '' }).split('|')
    const [phrase] = t(itemKey(slot, id), { colour: inForm(colour, form) }).split('|')
    return tidy(phrase)
  }

  /** Hair has its colour from the person, everything else from the first that its picker offers. */
  function wornItem({ slot, itemId, colours }: AvatarItem, hair: HairColour): string[] {
    const wire = wireSlotOf(slot)
    const item = wire && findAvatarItem(wire, itemId)
    if (!item) return []
    const [[variable, first] = []] = Object.entries(item.colours) as [AvatarVariable, string][]
    const isHair = slot.endsWith('Hair') && variable !== 'cloth'
    const colour = isHair
      ? hairWords(hair)
      : variable && first
        ? colourWords(variable, colours?.[variable] ?? first)
        : ''
    return [wornWords(item.slot, item.id, colour)]
  }

  return {
    itemName: (slot: AvatarSlot, id: string): string => capital(wornWords(slot, id, '')),
    colourName: (variable: AvatarVariable, colour: string): string => capital(inForm(colourWords(variable, colour))),
    hairName: (hair: HairColour): string => capital(inForm(hairWords(hair))),
    skinName: (skin: number): string => capital(t(skinKey(skin))),
    slotName: (slot: AvatarSlot): string => t(`words.slots.${slot}`),
    poseName: (pose: Pose): string => t(`words.poses.${pose}`),
    variableName: (variable: AvatarVariable): string => t(`words.variables.${variable}`),
    /** "Avatar: tranças pretas, pele marrom, uniforme branco, mochila vermelha." */
    summary: (selection: AvatarSelection): string => {
      const said = (slot: AvatarItem['slot']) =>
        selection.items.filter((item) => item.slot === slot).flatMap((item) => wornItem(item, selection.hair))
      return t('words.summary', {
        hair: said(hairSlot(selection)).at(0) ?? t('words.noHair'),
        skin: t(skinKey(selection.skin)),
        worn: [...said('shirt'), ...said('accessories')].join(', '),
      })
    },
  }
}

export function useAvatarWords() {
  const { t } = useTranslation('avatar')
  return avatarWords(t)
}

const browColours = Object.fromEntries(Object.entries(AVATAR_HAIRS).map(([name, [base]]) => [name, base])) as Record<
  HairColour,
  string
>

/** What is seen first: a cloth that covers the hair, else the hair behind, which tells more than its fringe. */
function hairSlot({ items }: AvatarSelection): 'frontHair' | 'backHair' {
  const front = items.find((item) => item.slot === 'frontHair')
  const isCovered = front && findAvatarItem('FRONT_HAIR', front.itemId)?.colours.cloth !== undefined
  return isCovered || !items.some((item) => item.slot === 'backHair') ? 'frontHair' : 'backHair'
}

const forms = ['ms', 'fs', 'mp', 'fp']

function inForm(colour: string, form = 'ms'): string {
  const words = colour.split('|')
  return words[forms.indexOf(form)] ?? words[0]!
}

function nearest<Name extends string>(palette: Readonly<Record<Name, string>>, colour: string): Name {
  const names = Object.keys(palette) as Name[]
  return names.reduce((best, name) => (distance(palette[name], colour) < distance(palette[best], colour) ? name : best))
}

function distance(one: string, other: string): number {
  return [1, 3, 5].reduce((sum, at) => sum + (channel(one, at) - channel(other, at)) ** 2, 0)
}

function channel(colour: string, at: number): number {
  return Number.parseInt(colour.slice(at, at + 2), 16)
}

function tidy(phrase = ''): string {
  return phrase.replaceAll(/\s+/g, ' ').trim()
}

function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}
