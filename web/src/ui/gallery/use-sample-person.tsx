import { useTranslation } from 'react-i18next'
import { presets } from '../avatar/presets.ts'
import { UserAvatar } from '../avatar/UserAvatar.tsx'
import type { ShellPerson } from '../shell/shell-types.ts'
import { samplePeople } from './samples.ts'

export function useSamplePerson(): ShellPerson {
  const { t } = useTranslation('gallery')
  const { name } = samplePeople[0]
  return {
    name,
    detail: t('shell.detail'),
    avatar: <UserAvatar name={name} selection={presets.luana} size={40} decorative />,
  }
}
