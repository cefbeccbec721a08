import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import type { AvatarCatalogueItem } from '@trilha/contract/economy/avatar-catalogue'
import { useTranslation } from 'react-i18next'
import { coverOf } from './tile-look.ts'

/** Says what keeps an item from being seen on this avatar; nothing where it is seen. */
export function CoverNote({ look, item }: { look: AvatarSelection; item: AvatarCatalogueItem }) {
  const { t } = useTranslation('unlocks')
  const cover = coverOf(look, item)
  // That everything that covers has its sentence is held by a test.
  return cover ? <small>{t(`covered.${cover.id}` as 'covered.hijab')}</small> : null
}
