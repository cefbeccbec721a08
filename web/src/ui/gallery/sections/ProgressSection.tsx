import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../base/Button.tsx'
import { Card } from '../../base/Card.tsx'
import { Dashes } from '../../base/Dashes.tsx'
import { linkClass } from '../../base/link-class.ts'
import { Loader } from '../../base/Loader.tsx'
import { ProgressBar } from '../../base/ProgressBar.tsx'
import { Skeleton } from '../../base/Skeleton.tsx'
import { SkeletonGroup } from '../../base/SkeletonGroup.tsx'
import styles from '../Gallery.module.css'
import { GallerySection } from '../GallerySection.tsx'
import { Specimen } from '../Specimen.tsx'

export function ProgressSection() {
  const { t } = useTranslation('gallery')
  const label = t('progress.course')
  return (
    <GallerySection id="progress" title={t('sections.progress')}>
      <Specimen name="progress-bars" title={t('progress.bars')}>
        <ProgressBar value={0} label={label} />
        <ProgressBar value={3} max={5} label={label} valueText={t('progress.classes')} />
        <ProgressBar value={100} label={label} tone="success" />
        <ProgressBar value={62} label={label} tone="xp" size="s" />
        <ProgressBar value={41} label={label} tone="sub-artes" size="s" />
      </Specimen>
      <Specimen name="dashes" title={t('progress.dashes')}>
        <Dashes done={0} total={5} />
        <Dashes done={2} total={5} />
        <Dashes done={5} total={5} />
      </Specimen>
      <Specimen name="dashes-deep" title={t('progress.dashesDeep')} deep>
        <Dashes done={2} total={6} deep />
      </Specimen>
      <Specimen name="loader" title={t('progress.loader')}>
        <div className={styles['row']}>
          <Loader size={20} />
          <Loader size={32} />
        </div>
      </Specimen>
      <Specimen name="skeleton" title={t('states.loading')}>
        <PostSkeleton />
      </Specimen>
      <Specimen name="skeleton-live" title={t('progress.wait')}>
        <WaitSample />
      </Specimen>
      <Specimen name="card" title={t('progress.card')} bare>
        <Card
          title={t('progress.cardTitle')}
          titleLevel={3}
          action={
            <a href="#progress" className={linkClass()}>
              {t('progress.cardAction')}
            </a>
          }
        >
          <p>{t('text.short')}</p>
        </Card>
      </Specimen>
      <Specimen name="card-deep" title={t('progress.cardDeep')} bare>
        <Card title={t('progress.cardDeepTitle')} titleLevel={3} deep>
          <p>{t('text.short')}</p>
        </Card>
      </Specimen>
    </GallerySection>
  )
}

function PostSkeleton() {
  return (
    <div className={styles['stage']}>
      <div className={styles['row']}>
        <Skeleton circle={44} />
        <span className={styles['lines']}>
          <Skeleton width="60%" />
          <Skeleton width="36%" />
        </span>
      </div>
      <Skeleton height={92} radius={16} />
      <Skeleton />
      <Skeleton width="72%" />
    </div>
  )
}

const waitMs = 1500

function WaitSample() {
  const { t } = useTranslation('gallery')
  const [isLoading, setLoading] = useState(false)

  function load(): void {
    setLoading(true)
    window.setTimeout(() => setLoading(false), waitMs)
  }

  return (
    <SkeletonGroup loading={isLoading} skeleton={<PostSkeleton />}>
      {() => (
        <>
          <p>{t('text.short')}</p>
          <Button variant="line" size="s" onClick={load}>
            {t('progress.load')}
          </Button>
        </>
      )}
    </SkeletonGroup>
  )
}
