import { LINK_PREVIEW_LINES } from '@trilha/contract/constants'
import { useTranslation } from 'react-i18next'
import { linkClass } from '../../base/link-class.ts'
import { ExpandableText } from '../../pieces/ExpandableText.tsx'
import { ExternalLink } from '../../pieces/ExternalLink.tsx'
import { LinkPreviewCard } from '../../pieces/LinkPreviewCard.tsx'
import { GallerySection } from '../GallerySection.tsx'
import { samplePreview } from '../samples.ts'
import { Specimen } from '../Specimen.tsx'

export function TextSection() {
  const { t } = useTranslation('gallery')
  const preview = { ...samplePreview, title: t('text.previewTitle'), description: t('text.short') }
  return (
    <GallerySection id="text" title={t('sections.text')}>
      <Specimen name="expandable-short" title={t('text.fits')}>
        <ExpandableText>{t('text.short')}</ExpandableText>
      </Specimen>
      <Specimen name="expandable-long" title={t('text.overflows')}>
        <ExpandableText>{t('text.long')}</ExpandableText>
      </Specimen>
      <Specimen name="expandable-two" title={t('text.twoLines')}>
        <ExpandableText lines={LINK_PREVIEW_LINES}>{t('text.long')}</ExpandableText>
      </Specimen>
      <Specimen name="expandable-link" title={t('text.hiddenLink')}>
        <ExpandableText>
          {t('text.long')}{' '}
          <ExternalLink href="/playground" className={linkClass()}>
            {t('text.link')}
          </ExternalLink>
        </ExpandableText>
      </Specimen>
      <Specimen name="preview-picture" title={t('text.preview')} wide>
        <LinkPreviewCard preview={{ ...preview, image: '/icon.svg', imageAlt: t('text.previewAlt') }} />
      </Specimen>
      <Specimen name="preview-plain" title={t('text.previewPlain')} wide>
        <LinkPreviewCard preview={preview} />
      </Specimen>
      <Specimen name="preview-foreign" title={t('text.previewForeign')} wide>
        <LinkPreviewCard preview={{ ...preview, image: 'https://example.com/tracker.png' }} />
      </Specimen>
      <Specimen name="preview-long" title={t('text.previewLong')} wide>
        <LinkPreviewCard preview={{ ...preview, title: t('text.long'), description: t('text.long') }} />
      </Specimen>
    </GallerySection>
  )
}
