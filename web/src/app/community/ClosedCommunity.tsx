import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { buttonClass } from '../../ui/base/button-class.ts'
import { Card } from '../../ui/base/Card.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { paths } from '../paths.ts'

/** For a student whose community nobody has opened yet (product §4, G23). */
export function ClosedCommunity() {
  const { t } = useTranslation('posts')
  return (
    <Card aria-label={t('closed.title')}>
      <EmptyPanel
        drawing={<EmptyArt kind="otherFriends" />}
        title={t('closed.title')}
        titleLevel={2}
        sentence={t('closed.sentence')}
        action={
          <Link to={paths.parentalControl} className={buttonClass({ variant: 'soft', size: 's' })}>
            {t('closed.link')}
          </Link>
        }
      />
    </Card>
  )
}
