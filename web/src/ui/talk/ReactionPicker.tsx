import { IconMoodPlus } from '@tabler/icons-react'
import { REACTIONS, type Reaction } from '@trilha/contract/constants/community'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../base/IconButton.tsx'
import { Menu } from '../base/Menu.tsx'
import { MenuGroup, MenuToggle } from '../base/MenuItem.tsx'
import { ReactionMark } from './ReactionMark.tsx'
import styles from './Reactions.module.css'

interface ReactionPickerProps {
  /** Of what it is, for who cannot see where the button stands. */
  label: string
  value: Reaction | null
  onChoose: (type: Reaction) => void
}

/** The six, one at a time. */
export function ReactionPicker({ label, value, onChoose }: ReactionPickerProps) {
  const { t } = useTranslation('posts')
  return (
    <Menu
      placement="bottomStart"
      className={styles['add']}
      trigger={(props) => (
        <IconButton {...props} aria-label={label}>
          <IconMoodPlus size={20} stroke={1.9} aria-hidden="true" />
        </IconButton>
      )}
    >
      <MenuGroup label={t('reaction.list')}>
        {REACTIONS.map((reaction) => (
          <MenuToggle
            key={reaction}
            kind="radio"
            checked={value === reaction}
            icon={<ReactionMark reaction={reaction} />}
            onSelect={() => onChoose(reaction)}
          >
            {t(`reaction.names.${reaction}`)}
          </MenuToggle>
        ))}
      </MenuGroup>
    </Menu>
  )
}
