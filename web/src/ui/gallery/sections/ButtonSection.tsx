import { IconBookmark, IconPlayerPlayFilled, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../base/Button.tsx'
import { buttonClass } from '../../base/button-class.ts'
import type { ButtonVariant } from '../../base/button-class.ts'
import { IconButton } from '../../base/IconButton.tsx'
import { linkClass } from '../../base/link-class.ts'
import styles from '../Gallery.module.css'
import { GallerySection } from '../GallerySection.tsx'
import { Specimen } from '../Specimen.tsx'

const onPaper: readonly ButtonVariant[] = ['primary', 'soft', 'line', 'danger']
const onDeep: readonly ButtonVariant[] = ['ipe', 'ghost']

export function ButtonSection() {
  const { t } = useTranslation('gallery')
  const play = <IconPlayerPlayFilled size={18} aria-hidden="true" />
  return (
    <GallerySection id="buttons" title={t('sections.buttons')}>
      <Specimen name="button-default" title={t('states.default')} wide>
        <div className={styles['row']}>
          <ButtonRow variants={onPaper} />
        </div>
      </Specimen>
      <Specimen name="button-deep" title={t('buttons.deep')} wide deep>
        <div className={styles['row']}>
          <ButtonRow variants={onDeep} icon />
        </div>
      </Specimen>
      <Specimen name="button-focus" title={t('states.focus')}>
        <div className={styles['row']}>
          <Button className={styles['focused']}>{t('buttons.focused')}</Button>
        </div>
      </Specimen>
      <Specimen name="button-disabled" title={t('states.disabled')}>
        <div className={styles['row']}>
          <Button disabled>{t('buttons.send')}</Button>
          <Button variant="line" disabled>
            {t('buttons.cancel')}
          </Button>
        </div>
      </Specimen>
      <Specimen name="button-loading" title={t('states.loading')}>
        <div className={styles['row']}>
          <Button loading>{t('buttons.send')}</Button>
          <Button variant="soft" loading>
            {t('buttons.open')}
          </Button>
        </div>
      </Specimen>
      <Specimen name="button-hover" title={t('states.hover')}>
        <div className={styles['row']}>
          <Button>{t('buttons.hover')}</Button>
        </div>
      </Specimen>
      <Specimen name="button-sizes" title={t('buttons.sizes')} wide>
        <div className={styles['row']}>
          <Button size="s">{t('buttons.small')}</Button>
          <Button size="m">{t('buttons.medium')}</Button>
          <Button size="l" icon={play}>
            {t('buttons.large')}
          </Button>
        </div>
      </Specimen>
      <Specimen name="button-full" title={t('buttons.full')}>
        <Button full>{t('buttons.continue')}</Button>
      </Specimen>
      <Specimen name="button-links" title={t('buttons.links')}>
        <div className={styles['row']}>
          <a href="#buttons" className={buttonClass({ variant: 'soft' })}>
            {t('buttons.asLink')}
          </a>
          <a href="#buttons" className={linkClass()}>
            {t('buttons.textLink')}
          </a>
        </div>
      </Specimen>
      <Specimen name="icon-buttons" title={t('buttons.icons')} wide>
        <div className={styles['row']}>
          <IconButton aria-label={t('buttons.save')}>
            <IconBookmark size={22} stroke={1.9} aria-hidden="true" />
          </IconButton>
          <IconButton variant="line" dot aria-label={t('buttons.saveNew')}>
            <IconBookmark size={22} stroke={1.9} aria-hidden="true" />
          </IconButton>
          <IconButton variant="soft" aria-label={t('buttons.add')}>
            <IconPlus size={22} stroke={1.9} aria-hidden="true" />
          </IconButton>
          <IconButton variant="line" disabled aria-label={t('buttons.add')}>
            <IconPlus size={22} stroke={1.9} aria-hidden="true" />
          </IconButton>
        </div>
      </Specimen>
    </GallerySection>
  )
}

function ButtonRow({ variants, icon = false }: { variants: readonly ButtonVariant[]; icon?: boolean }) {
  const { t } = useTranslation('gallery')
  return variants.map((variant) => (
    <Button key={variant} variant={variant} icon={icon && <IconPlayerPlayFilled size={18} aria-hidden="true" />}>
      {t(`buttons.variant.${variant}`)}
    </Button>
  ))
}
