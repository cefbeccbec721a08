import type { AreaRights } from './rights.ts'

export const rights: AreaRights = {
  whoMay: [],
}
