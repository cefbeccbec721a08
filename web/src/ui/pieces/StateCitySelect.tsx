import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../base/Button.tsx'
import { listStates, withState } from './places.ts'
import type { Place } from './places.ts'
import { SearchSelect } from './SearchSelect.tsx'
import styles from './StateCitySelect.module.css'
import { useCities } from './use-cities.ts'

export interface StateCitySelectProps {
  value: Place
  onChange: (place: Place) => void
  stateError?: string | undefined
  cityError?: string | undefined
  disabled?: boolean
}

/** The 26 states, the Federal District and all their cities; choosing a state clears the city. */
export function StateCitySelect({ value, onChange, stateError, cityError, disabled = false }: StateCitySelectProps) {
  const { t } = useTranslation('pieces')
  const [states] = useState(() => listStates().map((state) => ({ ...state, hint: state.value })))
  const cities = useCities(value.state)
  const isWaiting = value.state === ''

  return (
    <div className={styles['pair']}>
      <SearchSelect
        label={t('place.state')}
        placeholder={t('place.statePlaceholder')}
        options={states}
        value={value.state}
        onChange={(state) => onChange(withState(value, state))}
        error={stateError}
        disabled={disabled}
        autoComplete="address-level1"
      />
      <div>
        <SearchSelect
          label={t('place.city')}
          placeholder={t(isWaiting ? 'place.cityWaits' : 'place.cityPlaceholder')}
          options={cities.names.map((name) => ({ value: name, label: name }))}
          value={value.city}
          onChange={(city) => onChange({ ...value, city })}
          error={cityError}
          disabled={disabled || isWaiting || cities.status === 'failed'}
          isLoading={cities.status === 'loading'}
          autoComplete="address-level2"
        />
        <div role="status" className={styles['status']}>
          {cities.status === 'failed' && (
            <>
              <span>{t('place.loadFailed')}</span>
              <Button variant="line" size="s" onClick={cities.retry}>
                {t('place.retry')}
              </Button>
            </>
          )}
        </div>
      </div>
    </div>
  )
}
