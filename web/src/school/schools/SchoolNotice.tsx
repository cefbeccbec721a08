import { useQuery } from '@tanstack/react-query'
import { IconSpeakerphone } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import styles from './SchoolNotice.module.css'

/** What the school has to say to everybody; nothing where it says nothing, or could not be asked. */
export function SchoolNotice({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('schools')
  const format = useFormat()
  const { data } = useQuery(query('schools', 'getHome', { params: { id: schoolId } }))
  const notice = data?.news[0]
  if (!notice) return null
  return (
    <section className={styles['notice']} aria-label={t('notice.title')}>
      <IconSpeakerphone size={24} stroke={1.9} aria-hidden="true" />
      <div>
        <h2 className={styles['title']}>{t('notice.title')}</h2>
        <p className={styles['text']}>{notice.text}</p>
        <small>{format.day(notice.publishedAt)}</small>
      </div>
    </section>
  )
}
