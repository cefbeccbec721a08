import { useTranslation } from 'react-i18next'
import { useItemName } from '../../../ui/avatar/use-item-name.ts'
import { rowWords } from './row-words.ts'

/** In the language on screen. */
export function useRowWords({ isOwn = true }: { isOwn?: boolean | undefined } = {}) {
  const { t } = useTranslation('wallets')
  return rowWords(t, { itemName: useItemName(), isOwn })
}
