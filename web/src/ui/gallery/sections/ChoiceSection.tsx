import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnsweredOptions } from '../../pieces/AnsweredOptions.tsx'
import { ColourPicker } from '../../pieces/ColourPicker.tsx'
import { Explanation } from '../../pieces/Explanation.tsx'
import { OptionList } from '../../pieces/OptionList.tsx'
import { emptyPlace } from '../../pieces/places.ts'
import type { Place } from '../../pieces/places.ts'
import { SavingLine } from '../../pieces/SavingLine.tsx'
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
      <QuestionSamples />
    </GallerySection>
  )
}

/** A question before and after its answer. */
function QuestionSamples() {
  const { t } = useTranslation('gallery')
  const titleId = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const options = (['sun', 'wind', 'waves'] as const).map((id) => ({ id, text: t(`choices.${id}`) }))
  const settled = {
    options,
    rightId: 'sun',
    rightLabel: t('choices.rightOne'),
    chosenLabel: t('choices.yours'),
  }
  return (
    <>
      <Specimen name="options-live" title={t('choices.question')} wide>
        <p id={titleId}>{t('choices.question')}</p>
        <OptionList options={options} labelledBy={titleId} chosenId={chosen} isLocked={false} onChoose={setChosen} />
      </Specimen>
      <Specimen name="options-right" title={t('choices.answered')} wide>
        <AnsweredOptions {...settled} chosenId="sun" />
        <Explanation isRight title={t('choices.wasRight')} words={t('choices.why')} />
      </Specimen>
      <Specimen name="options-wrong" title={t('choices.answered')} wide>
        <AnsweredOptions {...settled} chosenId="wind" />
        <Explanation isRight={false} title={t('choices.wasWrong')} words={t('choices.why')} />
      </Specimen>
      <Specimen name="saving" title={t('choices.savings')} wide>
        {(['saved', 'kept', 'refused', 'unkept'] as const).map((saving) => (
          <SavingLine
            key={saving}
            saving={saving}
            words={(state) => ({ title: t(`choices.${state}`), sentence: t('choices.savingSentence') })}
          />
        ))}
      </Specimen>
    </>
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
