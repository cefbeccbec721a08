import { ROLES } from '@trilha/contract/constants/people'
import { useTranslation } from 'react-i18next'
import { presets } from '../../avatar/presets.ts'
import { StudentCard } from '../../avatar/StudentCard.tsx'
import { UserAvatar } from '../../avatar/UserAvatar.tsx'
import { PersonName, useNameInText } from '../../pieces/PersonName.tsx'
import styles from '../Gallery.module.css'
import { GallerySection } from '../GallerySection.tsx'
import { samplePeople, sampleStudent } from '../samples.ts'
import { Specimen } from '../Specimen.tsx'

const sizes = [30, 38, 48, 84] as const

export function PeopleSection() {
  const { t } = useTranslation('gallery')
  const student = { ...sampleStudent, className: t('people.class'), levelTitle: t('people.levelTitle') }
  return (
    <GallerySection id="people" title={t('sections.people')}>
      <Specimen name="avatar-ranks" title={t('people.ranks')} wide>
        <div className={styles['ranks']}>
          {samplePeople.map(({ name, look }, index) => (
            <UserAvatar key={name} name={name} selection={presets[look]} size={64} rank={index + 1} />
          ))}
        </div>
      </Specimen>
      <Specimen name="avatar-initials" title={t('people.initials')} wide>
        <div className={styles['ranks']}>
          {samplePeople.map(({ name }, index) => (
            <UserAvatar key={name} name={name} size={64} {...(index < 4 && { rank: index + 1 })} />
          ))}
        </div>
      </Specimen>
      <Specimen name="avatar-sizes" title={t('people.sizes')} wide>
        <div className={styles['ranks']}>
          {sizes.map((size) => (
            <UserAvatar key={size} name={samplePeople[0].name} selection={presets.luana} size={size} />
          ))}
        </div>
      </Specimen>
      <Specimen name="avatar-seeds" title={t('people.seeds')} wide>
        <div className={styles['ranks']}>
          {samplePeople.map(({ name }) => (
            <UserAvatar key={name} name={name} seed={name} size={48} />
          ))}
        </div>
      </Specimen>
      <Specimen name="person-name" title={t('people.named')} wide>
        <div className={styles['row']}>
          {ROLES.map((role) => (
            <PersonName key={role} role={role}>
              <b>{samplePeople[1].name}</b>
            </PersonName>
          ))}
          <SentenceWithName />
        </div>
      </Specimen>
      <Specimen name="student-card" title={t('people.card')} wide bare>
        <StudentCard {...student} selection={presets.luana} />
      </Specimen>
      <Specimen name="student-summary" title={t('people.summary')} wide bare>
        <StudentCard form="summary" {...student} selection={presets.luana} />
      </Specimen>
    </GallerySection>
  )
}

function SentenceWithName() {
  const { t } = useTranslation('gallery')
  const inText = useNameInText()
  return <span>{t('people.sentence', { name: inText(samplePeople[1].name, 'PROFESSOR') })}</span>
}
