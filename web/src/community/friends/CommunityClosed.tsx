import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { useErrorText } from '../../lib/errors.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { buttonClass } from '../../ui/base/button-class.ts'
import { Card } from '../../ui/base/Card.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { isSuspended } from './is-community-closed.ts'

/** Until whoever cares for the student, or the school, opens it (G23); of a suspension, its day and the way to the appeal (D7). */
export function CommunityClosed({ error }: { error?: unknown }) {
  const { t } = useTranslation('friends')
  const suspension = useErrorText(isSuspended(error) ? error : undefined)
  const [title, sentence, action, to] = suspension
    ? [
        t('suspended.title'),
        `${suspension.sentence} ${t('suspended.sentence')}`,
        t('suspended.action'),
        paths.myReports,
      ]
    : [t('closed.title'), t('closed.sentence'), t('closed.action'), paths.parentalControl]
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
