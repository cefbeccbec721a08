import { useTranslation } from 'react-i18next'
import { UploadRefusal } from '../../../lib/upload/upload-plan.ts'
import type { Upload, UploadState } from '../../../lib/upload/use-upload.ts'
import { ChooseFiles } from '../../pieces/ChooseFiles.tsx'
import { FileField } from '../../pieces/FileField.tsx'
import { GallerySection } from '../GallerySection.tsx'
import { Specimen } from '../Specimen.tsx'

function still(state: UploadState): Upload {
  return { state, choose: ignore, retry: ignore, clear: ignore }
}

const name = 'filtro-de-garrafa.jpg'
const sent = {
  id: '00000000-0000-4000-8000-000000000000',
  url: '/icon.svg',
  name: 'relatorio.pdf',
  size: 348_160,
  mimeType: 'application/pdf',
  width: null,
  height: null,
}

export function FileSection() {
  const { t } = useTranslation('gallery')
  const label = t('files.label')
  return (
    <GallerySection id="files" title={t('sections.files')}>
      <Specimen name="file-default" title={t('states.default')}>
        <FileField label={label} upload={still({ kind: 'none' })} />
      </Specimen>
      <Specimen name="file-preparing" title={t('files.preparing')}>
        <FileField label={label} upload={still({ kind: 'preparing', name })} />
      </Specimen>
      <Specimen name="file-sending" title={t('states.loading')}>
        <FileField label={label} upload={still({ kind: 'sending', name, part: 0.4 })} />
      </Specimen>
      <Specimen name="file-sent" title={t('states.success')}>
        <FileField label={label} upload={still({ kind: 'sent', file: sent })} />
      </Specimen>
      <Specimen name="file-failed" title={t('states.error')}>
        <FileField label={label} upload={still({ kind: 'failed', name, error: new UploadRefusal('large') })} />
      </Specimen>
      <Specimen name="choose-files" title={t('files.several')}>
        <ChooseFiles
          label={t('files.photos')}
          accept=".png,.jpg"
          hint={t('files.room')}
          isFull={false}
          onChoose={ignore}
        />
      </Specimen>
      <Specimen name="choose-files-full" title={t('files.full')}>
        <ChooseFiles label={t('files.photos')} accept=".png,.jpg" hint={t('files.noRoom')} isFull onChoose={ignore} />
      </Specimen>
    </GallerySection>
  )
}

function ignore(): void {}
