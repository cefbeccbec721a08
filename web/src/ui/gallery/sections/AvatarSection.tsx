import { AVATAR_SLOTS } from '@trilha/contract/constants'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../avatar/Avatar.tsx'
import { useAvatarWords } from '../../avatar/words.ts'
import { linkClass } from '../../base/link-class.ts'
import styles from '../Gallery.module.css'
import { GallerySection } from '../GallerySection.tsx'
import { Specimen } from '../Specimen.tsx'
import { anyLook } from '../wardrobe-samples.ts'

const seeds = [3, 8, 13, 21, 34, 55]

export function AvatarSection() {
  const { t } = useTranslation('gallery')
  const words = useAvatarWords()
  return (
    <GallerySection id="avatar" title={t('sections.avatar')}>
      <Specimen name="avatar-combinations" title={t('avatar.sample')} wide>
        <div className={styles['ranks']}>
          {seeds.map((seed) => (
            <Avatar key={seed} selection={anyLook(seed)} crop="whole" className={styles['figure']} />
          ))}
        </div>
      </Specimen>
      <Specimen name="avatar-slots" title={t('avatar.slots')} wide>
        <ul className={styles['links']}>
          {AVATAR_SLOTS.map((slot) => (
            <li key={slot}>
              <a className={linkClass()} href={`?view=avatar&slot=${slot}`}>
                {t('avatar.open', { slot: words.slotName(slot) })}
              </a>
            </li>
          ))}
        </ul>
      </Specimen>
    </GallerySection>
  )
}
