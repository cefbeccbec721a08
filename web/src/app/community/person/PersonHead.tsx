import { IconLanguage, IconMapPin, IconPencil, IconSchool, IconShare3 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { RelationActions } from '../../../community/friends/RelationActions.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { ProfileCover } from '../../../ui/art/ProfileCover.tsx'
import { lookOf } from '../../../ui/avatar/look.ts'
import { UserAvatar } from '../../../ui/avatar/UserAvatar.tsx'
import { buttonClass } from '../../../ui/base/button-class.ts'
import { Button } from '../../../ui/base/Button.tsx'
import { Card } from '../../../ui/base/Card.tsx'
import { Facts } from '../../../ui/base/Facts.tsx'
import { LineTabs } from '../../../ui/base/LineTabs.tsx'
import { toast } from '../../../ui/base/toasts.ts'
import { paths } from '../../paths.ts'
import styles from './person.module.css'
import type { ShownPerson } from './shown-person.ts'
import type { PersonTab } from './tabs.ts'
import { PersonName } from '../../../ui/pieces/PersonName.tsx'

interface PersonHeadProps {
  person: ShownPerson
  tabs: readonly PersonTab[]
  tab: PersonTab['id'] | undefined
  panelId: string
  onTab: (id: PersonTab['id']) => void
}

/** Who it is, what can be done with them, and the way through their page. */
export function PersonHead({ person, tabs, tab, panelId, onTab }: PersonHeadProps) {
  const { t } = useTranslation('profiles')
  const { profile } = person
  return (
    <Card flush aria-label={person.name} className={styles['head']}>
      <ProfileCover className={styles['cover']} />
      <div className={styles['person']}>
        <span className={styles['avatar']}>
          <UserAvatar
            name={profile.name}
            selection={lookOf({ id: profile.userId, avatar: profile.avatar })}
            size={118}
            rank={profile.classRanking}
            decorative
          />
        </span>
        <div className={styles['words']}>
          <PersonName role={person.brief.role}>
            <h1 className={styles['name']}>{person.name}</h1>
          </PersonName>
          <p className={styles['detail']}>{detailOf(person)}</p>
        </div>
        <div className={styles['acts']}>
          <Acts person={person} />
        </div>
      </div>
      {profile.biography && <p className={styles['biography']}>{profile.biography}</p>}
      <About person={person} />
      <Counts profile={profile} />
      {tab !== undefined && (
        <LineTabs
          label={t('person.parts', { name: person.name })}
          items={tabs.map(({ id }) => ({ value: id, label: t(`person.tabs.${id}`) }))}
          value={tab}
          onChange={onTab}
          panelId={panelId}
          className={styles['tabs']}
        />
      )}
    </Card>
  )
}

/** The names that are not shown above, and the class or year. A grown-up's role stands beside the name. */
function detailOf({ profile, brief, current, isOwn, name }: ShownPerson): string {
  const group = (isOwn ? current.student?.class.name : undefined) ?? brief.gradeName
  const nickname = profile.nickname && `@${profile.nickname}`
  return [name !== profile.name && profile.name, nickname, group].filter(Boolean).join(' · ')
}

function Acts({ person: { profile, brief, isOwn, relation } }: { person: ShownPerson }) {
  const { t } = useTranslation('profiles')

  async function copy(): Promise<void> {
    const address = new URL(`/playground/profile/${profile.id}`, window.location.origin)
    await navigator.clipboard.writeText(address.href)
  }

  if (!isOwn) return relation && <RelationActions user={brief} relation={relation} />
  return (
    <>
      <Button
        variant="line"
        icon={<IconShare3 size={20} stroke={1.9} aria-hidden="true" />}
        aria-label={t('person.share')}
        className={styles['share']}
        onClick={() =>
          void copy().then(
            () => toast.success(t('person.copied')),
            () => toast.error(t('person.copyFailed')),
          )
        }
      >
        <span>{t('person.share')}</span>
      </Button>
      <Link to={paths.myAccountProfile} className={buttonClass({})}>
        <IconPencil size={20} stroke={1.9} aria-hidden="true" />
        {t('person.edit')}
      </Link>
    </>
  )
}

/** The school for all, languages where some are named; where somebody lives only to themself (D4). */
function About({ person: { profile, brief } }: { person: ShownPerson }) {
  const { t } = useTranslation('profiles')
  const languages = profile.languages.map((language) => t(`language.${language}`)).join(', ')
  return (
    <ul className={styles['about']} aria-label={t('person.about')}>
      <li>
        <IconSchool size={20} stroke={1.9} aria-hidden="true" />
        {profile.school ?? brief.schoolName}
      </li>
      {profile.location && (
        <li>
          <IconMapPin size={20} stroke={1.9} aria-hidden="true" />
          {profile.location}
        </li>
      )}
      {languages && (
        <li>
          <IconLanguage size={20} stroke={1.9} aria-hidden="true" />
          {languages}
        </li>
      )}
    </ul>
  )
}

function Counts({ profile }: Pick<ShownPerson, 'profile'>) {
  const { t } = useTranslation('profiles')
  const format = useFormat()
  const { friendsCount, publicationCounts, classRanking: place } = profile
  const facts = [
    ...(friendsCount === undefined
      ? []
      : [{ label: t('person.friends', { count: friendsCount }), value: format.number(friendsCount) }]),
    ...(publicationCounts === undefined
      ? []
      : [
          {
            label: t('person.posts', { count: publicationCounts.posts }),
            value: format.number(publicationCounts.posts),
          },
          { label: t('person.media'), value: format.number(publicationCounts.photos + publicationCounts.videos) },
        ]),
    ...(place === undefined
      ? []
      : [{ label: t('person.inClass'), value: t('person.place', { count: place, ordinal: true }) }]),
  ]
  return facts.length > 0 && <Facts facts={facts} className={styles['facts']} />
}
