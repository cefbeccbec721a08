import { useTranslation } from 'react-i18next'
import { LazyRichText } from '../../pieces/LazyRichText.tsx'
import { MissingPicture } from '../../pieces/MissingPicture.tsx'
import { Picture } from '../../pieces/Picture.tsx'
import styles from '../Gallery.module.css'
import { GallerySection } from '../GallerySection.tsx'
import { Specimen } from '../Specimen.tsx'

/** What is read in a class and seen in the community. */
export function ReadingSection() {
  const { t } = useTranslation('gallery')
  return (
    <GallerySection id="reading" title={t('sections.reading')}>
      <Specimen name="rich-text" title={t('reading.text')} wide>
        <LazyRichText text={t('reading.markdown')} headings={3} />
      </Specimen>
      <Specimen name="rich-text-more" title={t('reading.table')} wide>
        <LazyRichText text={t('reading.more')} headings={3} />
      </Specimen>
      <Specimen name="picture" title={t('reading.picture')}>
        <Picture src="/icon.svg" alt={t('text.previewAlt')} className={styles['photo']} />
      </Specimen>
      <Specimen name="picture-gone" title={t('reading.pictureGone')}>
        <MissingPicture why="gone" className={styles['photo']} />
      </Specimen>
      <Specimen name="picture-failed" title={t('reading.pictureFailed')}>
        <MissingPicture why="failed" className={styles['photo']} />
      </Specimen>
    </GallerySection>
  )
}
