import { IconSearch } from '@tabler/icons-react'
import { type ComponentProps, type SubmitEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './SearchField.module.css'

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onSubmit' | 'className' | 'ref'> {
  onSearch: (words: string) => void
}

/** The search of the top bar. The key `/` brings the focus here from anywhere but another field. */
export function SearchField({ onSearch, ...input }: SearchFieldProps) {
  const { t } = useTranslation('shell')
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      // On phones the field is not there.
      if (!field.current?.offsetParent) return
      event.preventDefault()
      field.current.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const words = field.current?.value.trim()
    if (words) onSearch(words)
  }

  return (
    <form role="search" onSubmit={submit}>
      <label className={styles['search']}>
        <IconSearch size={19} stroke={1.9} aria-hidden="true" />
        <input
          enterKeyHint="search"
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
          autoComplete="off"
          {...input}
          ref={field}
          type="search"
          className={styles['input']}
        />
        <kbd className={styles['key']} aria-hidden="true">
          /
        </kbd>
      </label>
    </form>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
