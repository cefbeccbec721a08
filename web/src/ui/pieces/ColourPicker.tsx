import { useId } from 'react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../base/cx.ts'
import styles from './ColourPicker.module.css'

export interface ColourOption {
  /** What is kept, such as the id of a colour of the catalogue. */
  value: string
  /** What is seen: any CSS colour. */
  colour: string
  /** What is heard, and read beside the label. */
  name: string
}

export interface ColourPickerProps {
  label: string
  colours: readonly ColourOption[]
  value: string | null
  onChange: (value: string) => void
  disabled?: boolean
  /** The label before the colours, in one line with them, and smaller. */
  inline?: boolean
}

export function ColourPicker({ label, colours, value, onChange, disabled, inline = false }: ColourPickerProps) {
  const { t } = useTranslation('pieces')
  const id = useId()
  const chosen = colours.find((colour) => colour.value === value)

  return (
    <div className={cx(styles['root'], inline && styles['inline'])}>
      <span className={styles['label']}>
        <span id={id}>{label}</span>
        {/* Nobody should need to tell two browns apart by eye. The radio says it to a screen reader. */}
        {chosen && !inline && (
          <span className={styles['chosen']} aria-hidden>
            {chosen.name}
          </span>
        )}
      </span>
      {colours.length === 0 ? (
        <p className={styles['none']}>{t('colour.none')}</p>
      ) : (
        <div role="radiogroup" aria-labelledby={id} className={styles['swatches']}>
          {colours.map((colour) => (
            <label key={colour.value} className={styles['option']} title={colour.name}>
              <input
                type="radio"
                className={styles['input']}
                name={id}
                aria-label={colour.name}
                checked={colour.value === value}
                disabled={disabled}
                onChange={() => onChange(colour.value)}
              />
              <span className={styles['swatch']} style={{ '--swatch': colour.colour } as CSSProperties} />
            </label>
          ))}
        </div>
      )}
    </div>
  )
}
