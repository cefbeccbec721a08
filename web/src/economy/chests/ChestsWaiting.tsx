import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { query } from '../../lib/query.ts'
import { buttonClass } from '../../ui/base/button-class.ts'

/** Where chests are earned: how many wait, and the way to them. It is no more than a way, so it tells of no failure. */
export function ChestsWaiting() {
  const { t } = useTranslation('chests')
  const { data } = useQuery(query('chests', 'countMine'))
  if (!data || data.count === 0) return null
  return (
    <Link to={paths.edubank} hash="chests" className={buttonClass({ variant: 'soft', full: true })}>
      {t('waiting', { count: data.count })}
    </Link>
  )
}
