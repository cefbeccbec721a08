import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyArt } from '../../../ui/art/EmptyArt.tsx'
import { buttonClass } from '../../../ui/base/button-class.ts'
import { Card } from '../../../ui/base/Card.tsx'
import { EmptyPanel } from '../../../ui/base/EmptyPanel.tsx'
import { paths } from '../../paths.ts'

/** The preview notice: what is still being built, said plainly. */
export function UnderConstructionPage() {
  const { t } = useTranslation('help')
  return (
    <Card as="div">
      <EmptyPanel
        drawing={<EmptyArt kind="feed" />}
        titleLevel={1}
        title={t('construction.title')}
        sentence={t('construction.sentence')}
        action={
          <Link to={paths.help} className={buttonClass({ variant: 'soft' })}>
            {t('construction.back')}
          </Link>
        }
      />
    </Card>
  )
}
