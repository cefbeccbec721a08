import { IconAlertCircleFilled } from '@tabler/icons-react'
import styles from './Accounts.module.css'

/** What went wrong beside any field. The region is always there, so that what appears in it is read aloud. */
export function FormNotice({ sentence }: { sentence: string | undefined }) {
  return (
    <div role="alert" className={styles['region']}>
      {sentence !== undefined && (
        <p className={styles['notice']}>
          <IconAlertCircleFilled size={21} aria-hidden="true" />
          <span>{sentence}</span>
        </p>
      )}
    </div>
  )
}
