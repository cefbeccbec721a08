import { ACHIEVEMENT_CODES } from '@trilha/contract/constants/economy'
import { useTranslation } from 'react-i18next'
import { BadgeArt } from '../../art/BadgeArt.tsx'
import { ChestArt } from '../../art/ChestArt.tsx'
import { ChestStage } from '../../art/ChestStage.tsx'
import type { ChestKind } from '../../art/chest.ts'
import { Money } from '../../base/Money.tsx'
import { Pennant } from '../../base/Pennant.tsx'
import { toneStyle } from '../../base/tone.ts'
import type { Rarity } from '../../base/tone.ts'
import { Xp } from '../../base/Xp.tsx'
import styles from '../Gallery.module.css'
import { GallerySection } from '../GallerySection.tsx'
import { Specimen } from '../Specimen.tsx'

const kinds: readonly { kind: ChestKind; rarity: Rarity }[] = [
  { kind: 'COMMON', rarity: 'common' },
  { kind: 'RARE', rarity: 'rare' },
  { kind: 'EPIC', rarity: 'epic' },
  { kind: 'LEGENDARY', rarity: 'legendary' },
]

export function RewardSection() {
  const { t } = useTranslation('gallery')
  return (
    <GallerySection id="rewards" title={t('sections.rewards')}>
      <Specimen name="chests-closed" title={t('rewards.closed')} wide>
        <Chests open={false} />
      </Specimen>
      <Specimen name="chests-open" title={t('rewards.open')} wide>
        <Chests open />
      </Specimen>
      {kinds.map(({ kind, rarity }) => (
        <Specimen key={kind} name={`stage-${rarity}`} title={t(`rewards.kind.${rarity}`)}>
          <ChestStage kind={kind} className={styles['chestStage'] ?? ''}>
            <ChestArt kind={kind} open width={120} />
          </ChestStage>
        </Specimen>
      ))}
      <Specimen name="badges-done" title={t('rewards.badgesDone')} wide>
        <Badges done />
      </Specimen>
      <Specimen name="badges-ahead" title={t('rewards.badgesAhead')} wide>
        <Badges done={false} />
      </Specimen>
      <Specimen name="money" title={t('rewards.amounts')} wide>
        <div className={styles['row']}>
          <Money value={348} />
          <Xp value={6420} />
          <Money value={15} signed />
          <Xp value={30} signed />
          <Money value={-24} signed />
          <Money value={0} />
        </div>
      </Specimen>
      <Specimen name="money-unknown" title={t('rewards.unknown')} wide>
        <div className={styles['row']}>
          <Money value={null} />
          <Xp value={null} />
        </div>
      </Specimen>
    </GallerySection>
  )
}

function Badges({ done }: { done: boolean }) {
  return (
    <div className={styles['row']}>
      {ACHIEVEMENT_CODES.map((code) => (
        <BadgeArt key={code} code={code} done={done} width={92} />
      ))}
    </div>
  )
}

function Chests({ open }: { open: boolean }) {
  const { t } = useTranslation('gallery')
  return (
    <div className={styles['four']}>
      {kinds.map(({ kind, rarity }) => (
        <div key={kind} className={styles['soft']} style={toneStyle(`chest-${rarity}`)}>
          <ChestArt kind={kind} open={open} width={92} />
          <Pennant tone={`chest-${rarity}`}>{t(`rewards.kind.${rarity}`)}</Pennant>
        </div>
      ))}
    </div>
  )
}
