import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Toast } from './toasts.ts'

type GoneKey = Extract<ParseKeys<'acts'>, `gone.${string}`>

/** What a notice says; of a deletion what is gone, where the words for it are there. */
export function useToastWords({ words, gone }: Toast): string {
  const { t } = useTranslation('ui')
  const { t: tActs, i18n } = useTranslation('acts', { useSuspense: false })
  // i18n: acts:gone.*.*
  const key = `gone.${gone}`
  if (i18n.exists(key, { ns: 'acts' })) return tActs(key as GoneKey)
  return 'key' in words ? t(words.key) : words.text
}
