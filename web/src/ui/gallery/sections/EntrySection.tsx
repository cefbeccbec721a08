import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../pieces/DateField.tsx'
import { SearchSelect } from '../../pieces/SearchSelect.tsx'
import { TextEditor } from '../../pieces/TextEditor.tsx'
import { GallerySection } from '../GallerySection.tsx'
import { Opened } from '../Opened.tsx'
import { sampleSubjects } from '../samples.ts'
import { Specimen } from '../Specimen.tsx'

/** Fields that help whoever fills them: a day, one of many, a text that is there already. */
export function EntrySection() {
  const { t } = useTranslation('gallery')
  return (
    <GallerySection id="entries" title={t('sections.entries')}>
      <Specimen name="date" title={t('entries.date')}>
        <DateSample start="" />
      </Specimen>
      <Specimen name="date-filled" title={t('choices.filled')}>
        <DateSample start="2013-08-21" />
      </Specimen>
      <Specimen name="date-error" title={t('states.error')}>
        <DateSample start="2013-02-31" error={t('entries.dateWrong')} />
      </Specimen>
      <Specimen name="date-disabled" title={t('states.disabled')}>
        <DateSample start="2013-08-21" disabled />
      </Specimen>
      <Specimen name="search-select" title={t('entries.search')}>
        <SelectSample start="" />
      </Specimen>
      <Specimen name="search-select-chosen" title={t('choices.filled')}>
        <SelectSample start={sampleSubjects[0]} />
      </Specimen>
      <Specimen name="search-select-loading" title={t('states.loading')}>
        <SelectSample start="" isLoading />
      </Specimen>
      <Specimen name="search-select-error" title={t('states.error')}>
        <SelectSample start="" error={t('entries.subjectMissing')} />
      </Specimen>
      <Specimen name="search-select-disabled" title={t('states.disabled')}>
        <SelectSample start={sampleSubjects[1]} disabled />
      </Specimen>
      <Specimen name="text-editor" title={t('entries.editor')}>
        <EditorSample name="ready" />
      </Specimen>
      <Specimen name="text-editor-saving" title={t('states.loading')}>
        <EditorSample name="saving" isSaving />
      </Specimen>
      <Specimen name="text-editor-error" title={t('states.error')}>
        <EditorSample name="failed" error={failure} />
      </Specimen>
    </GallerySection>
  )
}

const failure = new Error('gallery')

function DateSample({ start, ...rest }: { start: string; error?: string; disabled?: boolean }) {
  const { t } = useTranslation('gallery')
  const [day, setDay] = useState(start)
  return <DateField label={t('entries.birth')} value={day} onChange={setDay} {...rest} />
}

function SelectSample({
  start,
  isLoading = false,
  ...rest
}: {
  start: string
  isLoading?: boolean
  error?: string
  disabled?: boolean
}) {
  const { t } = useTranslation('gallery')
  const [value, setValue] = useState(start)
  const options = sampleSubjects.map((subject) => ({ value: subject, label: t(`labels.subject.${subject}`) }))
  return (
    <SearchSelect
      label={t('entries.subject')}
      placeholder={t('entries.subjectPlaceholder')}
      options={isLoading ? [] : options}
      value={value}
      onChange={setValue}
      isLoading={isLoading}
      {...rest}
    />
  )
}

function EditorSample({ name, isSaving = false, error }: { name: string; isSaving?: boolean; error?: Error }) {
  const { t } = useTranslation('gallery')
  return (
    <Opened label={t('places.edit')}>
      {(isOpen, close) =>
        isOpen && (
          <TextEditor
            draft={`gallery.${name}`}
            text={t('text.short')}
            field="text"
            label={t('entries.note')}
            rows={3}
            maxLength={300}
            isSaving={isSaving}
            error={error}
            onSave={() => Promise.resolve()}
            onDone={close}
          />
        )
      }
    </Opened>
  )
}
