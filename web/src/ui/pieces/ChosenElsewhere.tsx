import { useTranslation } from 'react-i18next'
import { contentLanguage } from '../../lib/language.ts'
import { Button } from '../base/Button.tsx'
import styles from './ChosenElsewhere.module.css'

interface ChosenElsewhereProps {
  options: readonly { id: string; text: string }[]
  hereId: string
  /** What the server has. */
  thereId: string
  onKeep: () => void
  onUse: (optionId: string) => void
}

/** It asks for something, and comes up below what is being read. */
function bringIntoView(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: 'nearest' })
}

/** Two devices, two answers: both are shown, and neither goes before the person says so (decision 17). */
export function ChosenElsewhere({ options, hereId, thereId, onKeep, onUse }: ChosenElsewhereProps) {
  const { t } = useTranslation('ui')
  const textOf = (wanted: string) => options.find(({ id }) => id === wanted)?.text ?? ''
  return (
    <div ref={bringIntoView} role="status" className={styles['note']}>
      <b>{t('chosenElsewhere.title')}</b>
      <dl className={styles['both']}>
        <dt>{t('chosenElsewhere.there')}</dt>
        <dd lang={contentLanguage}>{textOf(thereId)}</dd>
        <dt>{t('chosenElsewhere.here')}</dt>
        <dd lang={contentLanguage}>{textOf(hereId)}</dd>
      </dl>
      <div className={styles['choices']}>
        <Button variant="line" size="s" onClick={onKeep}>
          {t('chosenElsewhere.keep')}
        </Button>
        <Button variant="line" size="s" onClick={() => onUse(hereId)}>
          {t('chosenElsewhere.use')}
        </Button>
      </div>
    </div>
  )
}
