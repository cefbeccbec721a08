import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { buttonClass } from '../../ui/base/button-class.ts'
import { Card } from '../../ui/base/Card.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { isSuspended } from './is-community-closed.ts'

/**
 * Says why, and who can help: the switch is closed (G23), a grown-up's consent is missing (E71), or the school keeps the
 * person out for a time, with its day and the way to the appeal (D7).
 */
export function CommunityClosed({ error }: { error?: unknown }) {
  const { t } = useTranslation('friends')
  const { data: current } = useCurrentAccount()
  const { data: control } = useQuery({ ...query('family', 'getMine'), enabled: current?.account.role === 'STUDENT' })
  const why = control?.communityClosedBy === 'CONSENT' ? 'consent' : 'closed'
  const suspension = useErrorText(isSuspended(error) ? error : undefined)
  const [title, sentence, action, to] = suspension
    ? [
        t('suspended.title'),
        `${suspension.sentence} ${t('suspended.sentence')}`,
        t('suspended.action'),
        paths.myReports,
      ]
    : [t(`${why}.title`), t(`${why}.sentence`), t(`${why}.action`), paths.parentalControl]
  return (
    <Card aria-label={title}>
      <EmptyPanel
        drawing={<EmptyArt kind="otherFriends" />}
        title={title}
        titleLevel={2}
        sentence={sentence}
        action={
          <Link to={to} className={buttonClass({ variant: 'soft', size: 's' })}>
            {action}
          </Link>
        }
      />
    </Card>
  )
}
