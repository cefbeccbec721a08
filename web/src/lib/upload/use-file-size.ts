import { useMemo } from 'react'
import { useLanguage } from '../i18n.ts'
import { numberFormat } from '../intl.ts'
import { languageTag } from '../language.ts'

const units = ['byte', 'kilobyte', 'megabyte'] as const

/** 340 kB, 1,2 MB. */
export function useFileSize(): (bytes: number) => string {
  const language = useLanguage()
  return useMemo(
    () => (bytes) => {
      const step = bytes >= 1024 ** 2 ? 2 : bytes >= 1024 ? 1 : 0
      const format = numberFormat(languageTag(language), {
        style: 'unit',
        unit: units[step],
        maximumFractionDigits: step === 2 ? 1 : 0,
      })
      return format.format(bytes / 1024 ** step)
    },
    [language],
  )
}
