import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChestArt } from '../../art/ChestArt.tsx'
import { CoinFan } from '../../art/CoinFan.tsx'
import { Confetti } from '../../art/Confetti.tsx'
import { DashboardScene } from '../../art/DashboardScene.tsx'
import { LoginScene } from '../../art/LoginScene.tsx'
import { ProfileCover } from '../../art/ProfileCover.tsx'
import { Avatar } from '../../avatar/Avatar.tsx'
import { presets } from '../../avatar/presets.ts'
import { Button } from '../../base/Button.tsx'
import styles from '../Gallery.module.css'
import { GallerySection } from '../GallerySection.tsx'
import { Specimen } from '../Specimen.tsx'

/** Landscapes, and what flies when a chest opens. */
export function SceneSection() {
  const { t } = useTranslation('gallery')
  return (
    <GallerySection id="scenes" title={t('sections.scenes')}>
      <Specimen name="scene-dashboard" title={t('scenes.dashboard')} wide>
        <div className={styles['scene']}>
          <DashboardScene avatar={<Avatar selection={presets.luana} crop="whole" ground />} />
        </div>
      </Specimen>
      <Specimen name="scene-dashboard-empty" title={t('scenes.nobody')} wide>
        <div className={styles['scene']}>
          <DashboardScene />
        </div>
      </Specimen>
      <Specimen name="scene-login" title={t('scenes.login')} wide>
        <div className={styles['scene']}>
          <LoginScene label={t('scenes.login')} />
        </div>
      </Specimen>
      <Specimen name="scene-cover" title={t('scenes.cover')} wide>
        <ProfileCover className={styles['photo']} />
      </Specimen>
      <Specimen name="coin-fan" title={t('scenes.fan')}>
        <div className={styles['scene']}>
          <CoinFan className={styles['fan'] ?? ''} />
        </div>
      </Specimen>
      <Specimen name="coin-fan-plain" title={t('scenes.fanPlain')}>
        <div className={styles['scene']}>
          <CoinFan beam={false} className={styles['fan'] ?? ''} />
        </div>
      </Specimen>
      <Specimen name="confetti" title={t('scenes.confetti')}>
        <div className={styles['scene']}>
          <Confetti />
        </div>
      </Specimen>
      <Specimen name="confetti-live" title={t('scenes.falling')}>
        <FallingSample />
      </Specimen>
    </GallerySection>
  )
}

function FallingSample() {
  const { t } = useTranslation('gallery')
  const [round, setRound] = useState(0)
  return (
    <>
      <div className={styles['scene']}>
        <ChestArt kind="EPIC" open width={120} />
        {round > 0 && <Confetti key={round} falling count={24} />}
      </div>
      <Button variant="line" size="s" onClick={() => setRound(round + 1)}>
        {t('scenes.again')}
      </Button>
    </>
  )
}
