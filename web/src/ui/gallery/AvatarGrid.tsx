import { AVATAR_CATALOGUE, AVATAR_POSES, type AvatarCatalogueItem } from '@trilha/contract/economy/avatar-catalogue'
import { AVATAR_SLOTS } from '@trilha/contract/constants'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../lib/save-file.ts'
import { avatarToPng } from '../avatar/avatar-png.ts'
import { Avatar } from '../avatar/Avatar.tsx'
import { UserAvatar } from '../avatar/UserAvatar.tsx'
import { useAvatarWords } from '../avatar/words.ts'
import { Button } from '../base/Button.tsx'
import styles from './AvatarGrid.module.css'
import { GalleryControls } from './GalleryControls.tsx'
import { anyLook, bodies, companions, dressed } from './wardrobe-samples.ts'

/** Every item of a slot on three bodies, in three poses, with a hijab, big hair and a wheelchair, large and small. */
export function AvatarGrid() {
  const { t } = useTranslation('gallery')
  const words = useAvatarWords()
  const asked = new URLSearchParams(window.location.search).get('slot')
  const slot = AVATAR_SLOTS.find((known) => known === asked) ?? 'SHIRT'
  return (
    <div className={styles['page']}>
      <header>
        <h1>{t('avatar.title')}</h1>
      </header>
      <main>
        <GalleryControls />
        <nav aria-label={t('avatar.slots')} className={styles['slots']}>
          <a href="?">{t('avatar.back')}</a>
          {AVATAR_SLOTS.map((each) => (
            <a key={each} href={`?view=avatar&slot=${each}`} aria-current={each === slot ? 'page' : undefined}>
              {words.slotName(each)}
            </a>
          ))}
        </nav>
        <Sample />
        <div className={styles['items']}>
          {AVATAR_CATALOGUE.filter((item) => item.slot === slot).map((item, at) => (
            <ItemCard key={item.id} item={item} at={at} />
          ))}
        </div>
      </main>
    </div>
  )
}

function ItemCard({ item, at }: { item: AvatarCatalogueItem; at: number }) {
  const words = useAvatarWords()
  const card = useRef<HTMLElement>(null)
  const isNear = useNear(card)
  const name = words.itemName(item.slot, item.id)
  return (
    <section ref={card} className={styles['item']} data-item={item.id} data-place={item.place} aria-label={name}>
      <h2>{name}</h2>
      <Avatar selection={dressed(bodies[at % bodies.length]!, item)} crop="whole" className={styles['large']} />
      {isNear && <SmallOnes item={item} name={name} />}
    </section>
  )
}

function SmallOnes({ item, name }: { item: AvatarCatalogueItem; name: string }) {
  const posed = AVATAR_POSES.flatMap((pose) => bodies.map((look) => dressed(look, item, pose)))
  const accompanied = companions.map((look) => dressed(look, item))
  const round = [...bodies, ...companions].map((look) => dressed(look, item))
  return (
    <>
      <div className={styles['row']}>
        {[...posed, ...accompanied].map((selection, index) => (
          <Avatar key={index} selection={selection} crop="whole" className={styles['small']} />
        ))}
      </div>
      <div className={styles['row']}>
        {[96, 30].map((size) =>
          round.map((selection, index) => (
            <UserAvatar key={`${size}-${index}`} name={name} selection={selection} size={size} decorative />
          )),
        )}
      </div>
    </>
  )
}

/** Two dozen figures an item are too many to draw before anybody looks. */
function useNear(card: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!card.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setNear(true)
    })
    observer.observe(card.current)
    return () => observer.disconnect()
  }, [card])
  return isNear
}

/** One figure as the studio shows it: it blinks, says what it wears, and becomes a picture. */
function Sample() {
  const { t } = useTranslation('gallery')
  const words = useAvatarWords()
  const [seed, setSeed] = useState(1)
  const look = anyLook(seed)
  const download = async (crop: 'bust' | 'whole', name: string) => saveFile(await avatarToPng(look, 512, crop), name)
  return (
    <section className={styles['sample']} aria-label={t('avatar.sample')}>
      <Avatar selection={look} crop="whole" lively label={words.summary(look)} className={styles['large']} />
      <p>{words.summary(look)}</p>
      <div className={styles['row']}>
        <Button onClick={() => setSeed(seed + 1)}>{t('avatar.another')}</Button>
        <Button variant="soft" onClick={() => void download('whole', t('avatar.file'))}>
          {t('avatar.download')}
        </Button>
        <Button variant="soft" onClick={() => void download('bust', t('avatar.round'))}>
          {t('avatar.downloadRound')}
        </Button>
      </div>
    </section>
  )
}
