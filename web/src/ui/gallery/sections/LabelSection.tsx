import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../base/Badge.tsx'
import { Chip } from '../../base/Chip.tsx'
import { ChipRow } from '../../base/ChipRow.tsx'
import { Pennant } from '../../base/Pennant.tsx'
import { Segmented } from '../../base/Segmented.tsx'
import { SubjectIcon } from '../../base/SubjectIcon.tsx'
import { Tag } from '../../base/Tag.tsx'
import { subjects } from '../../base/tone.ts'
import styles from '../Gallery.module.css'
import { GallerySection } from '../GallerySection.tsx'
import { Specimen } from '../Specimen.tsx'

const filters = ['all', 'active', 'done'] as const
const views = ['body', 'face'] as const
const states = ['success', 'warning', 'danger', 'info'] as const
const rarities = ['common', 'rare', 'epic', 'legendary'] as const

export function LabelSection() {
  const { t } = useTranslation('gallery')
  const [filter, setFilter] = useState<(typeof filters)[number]>('all')
  const [view, setView] = useState<(typeof views)[number]>('body')
  const [isOn, setOn] = useState(false)
  return (
    <GallerySection id="labels" title={t('sections.labels')}>
      <Specimen name="chips" title={t('labels.chips')} wide>
        <ChipRow
          label={t('labels.filter')}
          value={filter}
          onChange={setFilter}
          items={filters.map((value) => ({ value, label: t(`labels.filters.${value}`) }))}
        />
        <div className={styles['row']}>
          <Chip selected={isOn} count={4} onClick={() => setOn(!isOn)}>
            {t('labels.toggle')}
          </Chip>
          <Chip selected={false} disabled>
            {t('states.disabled')}
          </Chip>
        </div>
      </Specimen>
      <Specimen name="segmented" title={t('labels.segmented')}>
        <Segmented
          label={t('labels.view')}
          value={view}
          onChange={setView}
          options={views.map((value) => ({ value, label: t(`labels.views.${value}`) }))}
        />
      </Specimen>
      <Specimen name="badges" title={t('labels.badges')}>
        <div className={styles['row']}>
          <Badge>2</Badge>
          <Badge tone="ipe">3</Badge>
          <Badge tone="pitanga">12</Badge>
        </div>
      </Specimen>
      <Specimen name="tags-subjects" title={t('labels.subjects')} wide>
        <div className={styles['row']}>
          {subjects.map((subject) => (
            <Tag key={subject} tone={`sub-${subject}`} icon={<SubjectIcon subject={subject} size={15} stroke={2.1} />}>
              {t(`labels.subject.${subject}`)}
            </Tag>
          ))}
        </div>
      </Specimen>
      <Specimen name="tags-states" title={t('labels.states')}>
        <div className={styles['row']}>
          <Tag>{t('labels.neutral')}</Tag>
          {states.map((tone) => (
            <Tag key={tone} tone={tone}>
              {t(`labels.state.${tone}`)}
            </Tag>
          ))}
        </div>
      </Specimen>
      <Specimen name="pennants" title={t('labels.pennants')}>
        <div className={styles['row']}>
          {rarities.map((rarity) => (
            <Pennant key={rarity} tone={`chest-${rarity}`}>
              {t(`rewards.kind.${rarity}`)}
            </Pennant>
          ))}
        </div>
      </Specimen>
    </GallerySection>
  )
}
