import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../../lib/i18n.ts'
import { type Language, languages } from '../../lib/language.ts'
import { MenuContext } from '../base/menu-context.ts'
import { MenuGroup, MenuToggle } from '../base/MenuItem.tsx'

export interface LanguageItemsProps {
  /** To keep the choice with the account. Without it the choice stays in this browser. */
  onLanguage?: ((language: Language) => void) | undefined
}

export function LanguageItems({ onLanguage, titled = true }: LanguageItemsProps & { titled?: boolean }) {
  const { t, i18n } = useTranslation('shell')
  const close = use(MenuContext)
  return (
    <MenuGroup {...(titled && { label: t('language.label') })}>
      {languages.map((language) => (
        <MenuToggle
          key={language}
          kind="radio"
          checked={i18n.language === language}
          onSelect={() => {
            // The whole page answers at once; an open menu would only cover it.
            close()
            void changeLanguage(language)
            onLanguage?.(language)
          }}
        >
          <span lang={language}>{t(`language.${language}`)}</span>
        </MenuToggle>
      ))}
    </MenuGroup>
  )
}
