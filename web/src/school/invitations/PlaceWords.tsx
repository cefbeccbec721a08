import type { MyInvitation } from '@trilha/contract/school/invitations'
import { useTranslation } from 'react-i18next'
import styles from './Invitations.module.css'

type Place = Pick<MyInvitation, 'school' | 'role' | 'classNames'>

/** Which school, where it is, with which role and in which classes. */
export function PlaceWords({ place: { school, role, classNames } }: { place: Place }) {
  const { t } = useTranslation(['invitations', 'schools'])
  const town = [school.city, school.state].filter((part) => part !== null).join(', ')
  const classes = classNames.length === 0 ? '' : t('invitations:inClass', { classes: classNames.join(', ') })
  return (
    <>
      <p className={styles['strong']}>{[t(`schools:roles.${role}`), classes].filter(Boolean).join(' · ')}</p>
      <p className={styles['quiet']}>{[school.name, town].filter(Boolean).join(' · ')}</p>
    </>
  )
}
