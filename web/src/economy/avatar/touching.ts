import type { AvatarPose } from '@trilha/contract/economy/avatar-catalogue/shapes'

/**
 * Which accessories are drawn over each other, so that it is seen which one is worn over the other. Most lie apart, at
 * another height or elsewhere on the body; of some the place where they meet is under clothes, or both have one colour
 * there. e2e/avatar-art.spec.ts holds it against whole figures, pixel by pixel.
 */
const touching: Readonly<Record<string, readonly string[]>> = {
  abafador: ['bone', 'coroa', 'flor', 'fone', 'gatinho', 'kipa', 'laco', 'mago', 'touca'],
  aparelho: ['fone'],
  cadeira: ['asas'],
  implante: ['bone', 'flor', 'fone', 'gatinho', 'touca'],
  mochila: ['cachecol', 'catavento', 'colar', 'lenco-pescoco'],
  oculos: ['abafador', 'fone', 'sardas', 'vitiligo'],
  'oculos-coracao': ['abafador', 'fone', 'sardas', 'vitiligo'],
  'oculos-escuros': ['abafador', 'fone', 'vitiligo'],
  vitiligo: ['bone', 'mago'],
}

/** And these in one pose alone. */
const touchingIn: Readonly<Partial<Record<AvatarPose, Readonly<Record<string, readonly string[]>>>>> = {
  aceno: { cadeira: ['capa', 'mochila'] },
  sentado: { cachecol: ['catavento'] },
}

/** By their ids. */
export function doTouch(one: string, other: string, poses: Iterable<AvatarPose>): boolean {
  return [touching, ...[...poses].map((pose) => touchingIn[pose])].some(
    (table) => table?.[one]?.includes(other) === true || table?.[other]?.includes(one) === true,
  )
}
