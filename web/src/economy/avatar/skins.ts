import { AVATAR_SKINS } from '@trilha/contract/economy/avatar-catalogue'

/** Light and dark in turn, so that no skin comes first. */
export const skinOrder: readonly number[] = Array.from({ length: AVATAR_SKINS.length }, (_, at) =>
  at % 2 === 0 ? AVATAR_SKINS.length - at / 2 : (at + 1) / 2,
)

export function skinColour(skin: number): string {
  return AVATAR_SKINS[skin - 1]![0]
}
