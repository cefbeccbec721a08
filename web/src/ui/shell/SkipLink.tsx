import { type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './SkipLink.module.css'

/** The first stop of the Tab key. Moves the focus itself: a router may swallow a change of the hash. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  const { t } = useTranslation('shell')
  function skip(event: MouseEvent) {
    event.preventDefault()
    const element = document.getElementById(target)
    element?.focus()
    element?.scrollIntoView()
  }
  return (
    <a href={`#${target}`} className={styles['skip']} onClick={skip}>
      {t('skip')}
    </a>
  )
}
