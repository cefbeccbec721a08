import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ColourPicker } from '../../pieces/ColourPicker.tsx'
import { emptyPlace } from '../../pieces/places.ts'
import type { Place } from '../../pieces/places.ts'
import { StateCitySelect } from '../../pieces/StateCitySelect.tsx'
import styles from '../Gallery.module.css'
import { TagInput } from '../../pieces/TagInput.tsx'
import { GallerySection } from '../GallerySection.tsx'
import { sampleColours } from '../samples.ts'
import { Specimen } from '../Specimen.tsx'

export function ChoiceSection() {
  const { t } = useTranslation('gallery')
  const [tags, setTags] = useState([t('choices.hobby')])
  const [colour, setColour] = useState('black')
  const colours = sampleColours.map((sample) => ({ ...sample, name: t(`choices.colour.${sample.value}`) }))
  return (
    <GallerySection id="choices" title={t('sections.choices')}>
      <Specimen name="place-live" title={t('states.default')} wide>
        <PlaceSample start={emptyPlace} />
      </Specimen>
      <Specimen name="place-filled" title={t('choices.filled')} wide>
        <PlaceSample start={{ state: 'MG', city: 'Belo Horizonte' }} />
      </Specimen>
      <Specimen name="place-error" title={t('states.error')} wide>
        <PlaceSample start={emptyPlace} stateError={t('choices.stateMissing')} cityError={t('choices.cityMissing')} />
      </Specimen>
      <Specimen name="place-disabled" title={t('states.disabled')} wide>
        <PlaceSample start={{ state: 'DF', city: 'Brasília' }} disabled />
      </Specimen>
      <Specimen name="colour-live" title={t('states.default')} wide>
        <ColourPicker label={t('choices.hair')} colours={colours} value={colour} onChange={setColour} />
      </Specimen>
      <Specimen name="colour-none" title={t('states.empty')}>
        <ColourPicker label={t('choices.hair')} colours={[]} value={null} onChange={setColour} />
      </Specimen>
      <Specimen name="colour-disabled" title={t('states.disabled')}>
        <ColourPicker
          label={t('choices.hair')}
          colours={colours.slice(0, 4)}
          value="black"
          onChange={setColour}
          disabled
        />
      </Specimen>
      <Specimen name="tags" title={t('choices.tags')}>
        <TagInput label={t('choices.hobbies')} value={tags} onChange={setTags} maxItems={3} maxLength={20} />
      </Specimen>
      <Specimen name="tags-disabled" title={t('states.disabled')}>
        <TagInput label={t('choices.hobbies')} value={tags} onChange={setTags} maxItems={3} maxLength={20} disabled />
      </Specimen>
    </GallerySection>
  )
}

interface PlaceSampleProps {
  start: Place
  stateError?: string
  cityError?: string
  disabled?: boolean
}

function PlaceSample({ start, ...rest }: PlaceSampleProps) {
  const [place, setPlace] = useState(start)
  return (
    <>
      <StateCitySelect value={place} onChange={setPlace} {...rest} />
      <output className={styles['note']}>{JSON.stringify(place)}</output>
    </>
  )
}
