import { IconBell, IconLock, IconPencil, IconTrash, IconUser } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../base/Button.tsx'
import { LineTabs } from '../../base/LineTabs.tsx'
import { Menu } from '../../base/Menu.tsx'
import { MenuGroup, MenuItem, MenuToggle } from '../../base/MenuItem.tsx'
import { plainLink } from '../../shell/plain-link.tsx'
import { Sections } from '../../shell/Sections.tsx'
import { GallerySection } from '../GallerySection.tsx'
import { Specimen } from '../Specimen.tsx'

const tabs = ['posts', 'photos', 'friends', 'about'] as const
const icons = { profile: IconUser, notices: IconBell, privacy: IconLock }

/** Ways from one part of a page to another, and what can be done there. */
export function PlaceSection() {
  const { t } = useTranslation('gallery')
  return (
    <GallerySection id="places" title={t('sections.places')}>
      <Specimen name="line-tabs" title={t('places.tabs')} wide>
        <TabsSample />
      </Specimen>
      <Specimen name="menu" title={t('places.menu')}>
        <Menu
          placement="bottomStart"
          trigger={(props) => (
            <Button variant="line" {...props}>
              {t('places.more')}
            </Button>
          )}
        >
          <MenuItem icon={<IconPencil size={20} stroke={1.9} aria-hidden="true" />} onSelect={ignore}>
            {t('places.edit')}
          </MenuItem>
          <MenuItem icon={<IconTrash size={20} stroke={1.9} aria-hidden="true" />} onSelect={ignore}>
            {t('buttons.variant.danger')}
          </MenuItem>
        </Menu>
      </Specimen>
      <Specimen name="menu-choices" title={t('places.menuChoices')}>
        <ChoicesSample />
      </Specimen>
      <Specimen name="sections" title={t('places.sections')} wide>
        <Sections
          label={t('places.sections')}
          renderLink={plainLink}
          sections={(['profile', 'notices', 'privacy'] as const).map((id) => ({
            href: `#places-${id}`,
            label: t(`places.section.${id}`),
            icon: icons[id],
            active: id === 'profile',
          }))}
        >
          <p>{t('text.short')}</p>
        </Sections>
      </Specimen>
    </GallerySection>
  )
}

function ignore(): void {}

function TabsSample() {
  const { t } = useTranslation('gallery')
  const [tab, setTab] = useState<(typeof tabs)[number]>('posts')
  const panelId = useId()
  return (
    <>
      <LineTabs
        label={t('places.tabs')}
        value={tab}
        onChange={setTab}
        panelId={panelId}
        items={tabs.map((value) => ({
          value,
          label: t(`places.tab.${value}`),
          ...(value === 'friends' && { count: 12 }),
        }))}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`places.tab.${tab}`)}>
        <p>{t('text.short')}</p>
      </div>
    </>
  )
}

function ChoicesSample() {
  const { t } = useTranslation('gallery')
  const [view, setView] = useState<'body' | 'face'>('body')
  const [isOn, setOn] = useState(true)
  return (
    <Menu
      placement="bottomStart"
      trigger={(props) => (
        <Button variant="line" {...props}>
          {t('places.choose')}
        </Button>
      )}
    >
      <MenuGroup label={t('labels.view')}>
        {(['body', 'face'] as const).map((value) => (
          <MenuToggle key={value} kind="radio" checked={view === value} onSelect={() => setView(value)}>
            {t(`labels.views.${value}`)}
          </MenuToggle>
        ))}
      </MenuGroup>
      <MenuGroup>
        <MenuToggle kind="switch" checked={isOn} onSelect={() => setOn(!isOn)}>
          {t('fields.sound')}
        </MenuToggle>
      </MenuGroup>
    </Menu>
  )
}
