import { useTranslation } from 'react-i18next'
import { linkClass } from '../../base/link-class.ts'
import { BellButton } from '../../shell/BellButton.tsx'
import { PublicHeader } from '../../shell/PublicHeader.tsx'
import { SearchField } from '../../shell/SearchField.tsx'
import { AccountMenu } from '../../shell/AccountMenu.tsx'
import styles from '../Gallery.module.css'
import { GallerySection } from '../GallerySection.tsx'
import { useSamplePerson } from '../use-sample-person.tsx'
import { Specimen } from '../Specimen.tsx'

const views = [
  { view: 'shell', name: 'app' },
  { view: 'focus', name: 'focus' },
  { view: 'entry', name: 'entry' },
  { view: 'steps', name: 'steps' },
] as const

export function ShellSection() {
  const { t } = useTranslation('gallery')
  const person = useSamplePerson()
  return (
    <GallerySection id="shell" title={t('sections.shell')}>
      <Specimen name="shell-pages" title={t('shell.pages')}>
        {views.map(({ view, name }) => (
          <p key={view}>
            <a href={`?view=${view}`} className={linkClass()}>
              {t(`shell.${name}`)}
            </a>
          </p>
        ))}
      </Specimen>
      <Specimen name="account-menu" title={t('shell.account')}>
        <AccountMenu person={person} onSignOut={ignore} />
      </Specimen>
      <Specimen name="bell" title={t('shell.bell')}>
        <div className={styles['row']}>
          <BellButton count={0} />
          <BellButton count={3} />
        </div>
      </Specimen>
      <Specimen name="search" title={t('shell.search')}>
        <SearchField onSearch={ignore} />
      </Specimen>
      <Specimen name="public-header" title={t('shell.public')} wide>
        <PublicHeader />
      </Specimen>
    </GallerySection>
  )
}

function ignore(): void {}
