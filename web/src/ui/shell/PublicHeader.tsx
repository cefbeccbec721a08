import { IconAccessible, IconChevronDown, IconWorld } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n.ts'
import { cx } from '../base/cx.ts'
import { Menu } from '../base/Menu.tsx'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import { LanguageItems } from './LanguageItems.tsx'
import { PreferenceItems } from './PreferenceItems.tsx'
import styles from './PublicHeader.module.css'

export interface PublicHeaderProps {
  /** On phones the buttons stand on the landscape. */
  overArt?: boolean | undefined
  /** At the left: a logo or a way back. */
  start?: ReactNode
  className?: string | undefined
}

/** Before sign-in: how the page looks and which language it speaks. */
export function PublicHeader({ overArt = false, start, className }: PublicHeaderProps) {
  return (
    <header className={cx(styles['header'], overArt && styles['overArt'], className)}>
      {start}
      <PublicMenus />
    </header>
  )
}

/** For headers of another making. */
export function PublicMenus() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  return (
    <>
      <Menu
        trigger={(props) => (
          <button {...props} className={styles['chip']}>
            <IconAccessible size={18} stroke={1.9} aria-hidden="true" />
            <span className={styles['hiddenWords']}>{t('preferences.accessibility')}</span>
          </button>
        )}
      >
        <PreferenceItems />
      </Menu>
      <Menu
        trigger={(props) => (
          <button {...props} className={styles['chip']}>
            <IconWorld size={18} stroke={1.9} aria-hidden="true" className={styles['globe']} />
            <VisuallyHidden>{t('language.label')}</VisuallyHidden>
            <span className={styles['long']}>{t(`language.${language}`)}</span>
            <span className={styles['short']}>{t(`language.short.${language}`)}</span>
            <IconChevronDown size={17} stroke={1.9} aria-hidden="true" />
          </button>
        )}
      >
        <LanguageItems titled={false} />
      </Menu>
    </>
  )
}
