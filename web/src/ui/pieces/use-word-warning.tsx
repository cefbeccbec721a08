import { IconAlertTriangle } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FindMasked } from './find-masked.ts'
import styles from './WordWarning.module.css'

export interface WordWarning {
  /** True where the text may go: nothing in it would be masked, or whoever wrote it was told and sends it again. */
  ask: () => Promise<boolean>
  isAsking: boolean
  /** To be put under the field. */
  line: ReactNode
}

interface Told {
  text: string
  masked: string
}

/**
 * The question before a text is sent (G55, E14) for a form that is itself a dialog: it stands in the form, so that no
 * second dialog lies over the first.
 */
export function useWordWarning(text: string, find: FindMasked): WordWarning {
  const { t } = useTranslation('pieces')
  const [isAsking, setAsking] = useState(false)
  const [told, setTold] = useState<Told>()
  const isTold = told?.text === text

  async function ask(): Promise<boolean> {
    if (isTold || text === '') return true
    setAsking(true)
    const masked = await find(text).finally(() => setAsking(false))
    setTold(masked === undefined ? undefined : { text, masked })
    return masked === undefined
  }

  const line = (
    <div role="status">
      {isTold && (
        <div className={styles['warning']}>
          <IconAlertTriangle size={20} stroke={1.9} aria-hidden="true" />
          <div>
            <b>{t('words.title')}</b>
            <p>{t('words.again')}</p>
            <blockquote className={styles['masked']} aria-label={t('words.masked')}>
              {told.masked}
            </blockquote>
          </div>
        </div>
      )}
    </div>
  )
  return { ask, isAsking, line }
}
