import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import { DEFAULT_AVATAR } from '@trilha/contract/economy/default-avatar'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAvatarWords } from '../../ui/avatar/words.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { AvatarCrop } from './AvatarCrop.tsx'
import { slotCrops } from './crops.ts'
import styles from './SkinStep.module.css'
import { skinOrder } from './skins.ts'

/** The first visit asks; no skin is taken for granted. */
export function SkinStep({ onChosen }: { onChosen: (look: AvatarSelection) => void }) {
  const { t } = useTranslation('studio')
  const { skinName } = useAvatarWords()
  const [skin, setSkin] = useState<number>()
  return (
    <Card className={styles['card']} aria-labelledby="skin-title">
      <h1 id="skin-title" className={styles['title']}>
        {t('first.title')}
      </h1>
      <p className={styles['lead']}>{t('first.lead')}</p>
      <div role="radiogroup" aria-labelledby="skin-title" className={styles['skins']}>
        {skinOrder.map((each) => (
          <label key={each} className={styles['skin']}>
            <input
              type="radio"
              name="skin"
              aria-label={skinName(each)}
              checked={each === skin}
              onChange={() => setSkin(each)}
            />
            <AvatarCrop selection={{ ...DEFAULT_AVATAR, skin: each }} viewBox={slotCrops.FACE} />
          </label>
        ))}
      </div>
      <Button disabled={skin === undefined} onClick={() => skin !== undefined && onChosen({ ...DEFAULT_AVATAR, skin })}>
        {t('first.continue')}
      </Button>
    </Card>
  )
}
