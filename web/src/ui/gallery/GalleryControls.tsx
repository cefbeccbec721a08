import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../../lib/i18n.ts'
import { fallbackLanguage, languages } from '../../lib/language.ts'
import { setPreferences, usePreferences } from '../theme/preferences.ts'
import styles from './Gallery.module.css'

/** Every way in which the same pieces may be seen. */
export function GalleryControls() {
  const { t, i18n } = useTranslation('gallery')
  const { scheme, contrast, reading, motion } = usePreferences()

  return (
    <div className={styles['controls']}>
      <Control
        label={t('controls.scheme.label')}
        value={scheme}
        options={{
          auto: t('controls.scheme.auto'),
          light: t('controls.scheme.light'),
          dark: t('controls.scheme.dark'),
        }}
        onChange={(value) => setPreferences({ scheme: value })}
      />
      <Control
        label={t('controls.contrast.label')}
        value={contrast}
        options={{ normal: t('controls.contrast.normal'), high: t('controls.contrast.high') }}
        onChange={(value) => setPreferences({ contrast: value })}
      />
      <Control
        label={t('controls.reading.label')}
        value={reading}
        options={{ normal: t('controls.reading.normal'), easy: t('controls.reading.easy') }}
        onChange={(value) => setPreferences({ reading: value })}
      />
      <Control
        label={t('controls.motion.label')}
        value={motion}
        options={{ normal: t('controls.motion.normal'), reduced: t('controls.motion.reduced') }}
        onChange={(value) => setPreferences({ motion: value })}
      />
      <Control
        label={t('controls.language.label')}
        value={languages.find((language) => language === i18n.language) ?? fallbackLanguage}
        options={{ 'pt-br': t('controls.language.pt-br'), 'en-us': t('controls.language.en-us') }}
        onChange={(value) => void changeLanguage(value)}
      />
    </div>
  )
}

interface ControlProps<T extends string> {
  label: string
  value: T
  options: Record<T, string>
  onChange: (value: T) => void
}

function Control<T extends string>({ label, value, options, onChange }: ControlProps<T>) {
  const id = useId()
  return (
    <fieldset className={styles['control']}>
      <legend>{label}</legend>
      <div className={styles['choices']}>
        {(Object.keys(options) as T[]).map((option) => (
          <label key={option} className={styles['choice']}>
            <input type="radio" name={id} value={option} checked={option === value} onChange={() => onChange(option)} />
            {options[option]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
