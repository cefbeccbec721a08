import { Popover } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../base/TextField.tsx'
import { MantineScope } from '../theme/MantineScope.tsx'
import '@mantine/core/styles/Popover.layer.css'
import styles from './SearchSelect.module.css'
import { useSearch } from './use-search.ts'
import type { SearchOption } from './search-list.ts'

export interface SearchSelectProps {
  label: string
  placeholder: string
  options: readonly SearchOption[]
  /** Empty while nothing is chosen. */
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  disabled?: boolean
  isLoading?: boolean
  autoComplete?: string
}

/** A text field that searches a list (the ARIA pattern "editable combobox with list autocomplete"). */
export function SearchSelect(props: SearchSelectProps) {
  const { label, placeholder, options, value, onChange, error, disabled = false, isLoading = false } = props
  const { t } = useTranslation('pieces')
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const search = useSearch({ options, value, onChange })
  const optionId = (index: number) => `${id}-option-${index}`

  useEffect(() => {
    if (!search.isOpen) return
    // The list is drawn one frame later than this field.
    const frame = requestAnimationFrame(() => {
      list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [search.isOpen, search.active])

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return
    if (search.onKey(event.key)) event.preventDefault()
  }

  return (
    <MantineScope>
      <Popover
        opened={search.isOpen && !disabled}
        onChange={(isOpen) => !isOpen && search.close()}
        width="target"
        position="bottom-start"
        // Inside the page: a list at the end of the document would stand outside every landmark.
        withinPortal={false}
        // A dialog that scrolls would cut it off.
        floatingStrategy="fixed"
        withRoles={false}
        closeOnEscape={false}
        transitionProps={{ duration: 0 }}
        offset={6}
      >
        <Popover.Target>
          <div>
            <TextField
              label={label}
              error={error}
              placeholder={placeholder}
              value={search.text}
              disabled={disabled}
              state={isLoading ? 'loading' : undefined}
              after={
                <span className={styles['chevron']}>
                  <IconChevronDown size={20} stroke={1.9} aria-hidden="true" />
                </span>
              }
              role="combobox"
              aria-autocomplete="list"
              aria-haspopup="listbox"
              aria-expanded={search.isOpen}
              aria-controls={search.isOpen ? `${id}-list` : undefined}
              aria-activedescendant={search.isOpen && search.active >= 0 ? optionId(search.active) : undefined}
              aria-busy={isLoading || undefined}
              autoComplete={props.autoComplete ?? 'off'}
              spellCheck={false}
              onChange={(event) => search.write(event.currentTarget.value)}
              onClick={search.open}
              onFocus={(event) => event.currentTarget.select()}
              onBlur={search.settle}
              onKeyDown={onKeyDown}
            />
          </div>
        </Popover.Target>
        <Popover.Dropdown className={styles['dropdown']}>
          {/* Browsers stop at a box that scrolls; Tab leads to the next field instead. */}
          <ul ref={list} id={`${id}-list`} role="listbox" tabIndex={-1} aria-label={label} className={styles['list']}>
            {search.shown.map((option, index) => (
              <li
                key={option.value}
                id={optionId(index)}
                role="option"
                aria-selected={option.value === value}
                data-active={index === search.active || undefined}
                className={styles['option']}
                // Keeps the focus in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => search.choose(option.value)}
              >
                <span>{option.label}</span>
                {option.hint && <small>{option.hint}</small>}
                {option.value === value && <IconCheck size={18} stroke={2.4} aria-hidden="true" />}
              </li>
            ))}
          </ul>
          <p role="status" className={styles['nothing']}>
            {isLoading ? t('place.loading') : search.shown.length === 0 && t('place.nothing')}
          </p>
        </Popover.Dropdown>
      </Popover>
    </MantineScope>
  )
}
