import { IconCloudCheck, IconCloudOff, IconDeviceMobile } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../ui/base/cx.ts'
import type { Saving } from './answers.ts'
import styles from './SavingLine.module.css'

const icons = { saved: IconCloudCheck, kept: IconDeviceMobile, refused: IconCloudOff, unkept: IconCloudOff } as const

/** Where the answer is, and never more than is known: "saved" is the server's word, heard. */
export function SavingLine({ saving }: { saving: Saving | 'unkept' }) {
  const { t } = useTranslation('quizzes')
  const Icon = saving === 'none' ? undefined : icons[saving]
  return (
    <p role="status" className={cx(styles['line'], saving === 'saved' && styles['saved'])}>
      {saving !== 'none' && Icon && (
        <>
          <Icon size={20} stroke={1.9} aria-hidden="true" />
          <span>
            <b>{t(`saving.${saving}.title`)}</b> {t(`saving.${saving}.sentence`)}
          </span>
        </>
      )}
    </p>
  )
}
