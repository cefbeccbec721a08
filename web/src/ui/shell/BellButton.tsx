import { IconBell } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../base/IconButton.tsx'
import styles from './BellButton.module.css'

export interface BellButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'className' | 'children'> {
  /** How many are new. Drawn as a plain dot, said as a number. */
  count: number
}

export function BellButton({ count, ...rest }: BellButtonProps) {
  const { t } = useTranslation('shell')
  return (
    <IconButton
      {...rest}
      variant="line"
      dot={count > 0}
      className={styles['bell']}
      aria-label={count > 0 ? t('bell.new', { count }) : t('bell.none')}
    >
      <IconBell size={22} stroke={1.9} aria-hidden="true" />
    </IconButton>
  )
}
