import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { buttonClass } from '../../ui/base/button-class.ts'
import { Card } from '../../ui/base/Card.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'

/** Until whoever cares for the student, or the school, opens it (G23). */
export function CommunityClosed() {
  const { t } = useTranslation('friends')
  return (
    <Card aria-label={t('closed.title')}>
      <EmptyPanel
        drawing={<EmptyArt kind="otherFriends" />}
        title={t('closed.title')}
        titleLevel={2}
        sentence={t('closed.sentence')}
        action={
          <Link to={paths.parentalControl} className={buttonClass({ variant: 'soft', size: 's' })}>
            {t('closed.action')}
          </Link>
        }
      />
    </Card>
  )
}
