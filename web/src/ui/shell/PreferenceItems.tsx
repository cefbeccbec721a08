import { IconContrast, IconDeviceDesktop, IconMoon, IconPlayerPause, IconSun, IconTextSize } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MenuGroup, MenuToggle } from '../base/MenuItem.tsx'
import { setPreferences, usePreferences } from '../theme/preferences.ts'

const schemes = [
  { scheme: 'light', Icon: IconSun },
  { scheme: 'dark', Icon: IconMoon },
  { scheme: 'auto', Icon: IconDeviceDesktop },
] as const

/** Theme, contrast, reading and motion: the same choices before and after sign-in. */
export function PreferenceItems() {
  const { t } = useTranslation('shell')
  const { scheme, contrast, reading, motion } = usePreferences()
  const icon = { size: 20, stroke: 1.9, 'aria-hidden': true } as const
  return (
    <>
      <MenuGroup label={t('preferences.theme')}>
        {schemes.map((choice) => (
          <MenuToggle
            key={choice.scheme}
            kind="radio"
            icon={<choice.Icon {...icon} />}
            checked={scheme === choice.scheme}
            onSelect={() => setPreferences({ scheme: choice.scheme })}
          >
            {t(`preferences.${choice.scheme}`)}
          </MenuToggle>
        ))}
      </MenuGroup>
      <MenuGroup label={t('preferences.view')}>
        <MenuToggle
          kind="switch"
          icon={<IconContrast {...icon} />}
          checked={contrast === 'high'}
          onSelect={() => setPreferences({ contrast: contrast === 'high' ? 'normal' : 'high' })}
        >
          {t('preferences.contrast')}
        </MenuToggle>
        <MenuToggle
          kind="switch"
          icon={<IconTextSize {...icon} />}
          checked={reading === 'easy'}
          onSelect={() => setPreferences({ reading: reading === 'easy' ? 'normal' : 'easy' })}
        >
          {t('preferences.reading')}
        </MenuToggle>
        <MenuToggle
          kind="switch"
          icon={<IconPlayerPause {...icon} />}
          checked={motion === 'reduced'}
          onSelect={() => setPreferences({ motion: motion === 'reduced' ? 'normal' : 'reduced' })}
        >
          {t('preferences.motion')}
        </MenuToggle>
      </MenuGroup>
    </>
  )
}
