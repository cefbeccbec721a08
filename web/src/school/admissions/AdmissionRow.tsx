import type { Admission } from '@trilha/contract/school/admissions'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Tag } from '../../ui/base/Tag.tsx'
import styles from './admissions.module.css'

export type Answer = 'accept' | 'refuse'

interface AdmissionRowProps {
  admission: Admission
  onAnswer: (answer: Answer) => void
}

export function AdmissionRow({ admission, onAnswer }: AdmissionRowProps) {
  const { t } = useTranslation('admissions')
  const format = useFormat()
  const { person, grade, askedAt, needsGuardian } = admission
  return (
    <li className={styles['row']}>
      <div className={styles['head']}>
        <h3>{person.name}</h3>
        <Tag tone={needsGuardian ? 'warning' : 'primary'}>
          {t(needsGuardian ? 'desk.waitsGuardian' : 'desk.waitsOffice')}
        </Tag>
      </div>
      <dl className={styles['facts']}>
        <Fact
          label={t('desk.email')}
          value={person.email}
          more={t(person.emailVerified ? 'desk.emailVerified' : 'desk.emailUnverified')}
        />
        <Fact
          label={t('desk.dateOfBirth')}
          value={person.dateOfBirth === null ? t('desk.noDateOfBirth') : format.date(person.dateOfBirth)}
        />
        <Fact label={t('desk.grade')} value={grade.name} />
        <Fact label={t('desk.since')} value={format.date(askedAt)} />
        <GuardianFact admission={admission} />
      </dl>
      {needsGuardian && <p className={styles['note']}>{t('desk.needsGuardian')}</p>}
      <div className={styles['actions']}>
        <Button
          variant="line"
          size="s"
          aria-label={t('desk.refuseOf', { name: person.name })}
          onClick={() => onAnswer('refuse')}
        >
          {t('desk.refuse')}
        </Button>
        {!needsGuardian && (
          <Button
            variant="soft"
            size="s"
            aria-label={t('desk.acceptOf', { name: person.name })}
            onClick={() => onAnswer('accept')}
          >
            {t('desk.accept')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** From 16 on nobody is asked. */
function GuardianFact({ admission: { guardian, needsGuardian } }: Pick<AdmissionRowProps, 'admission'>) {
  const { t } = useTranslation('admissions')
  const format = useFormat()
  if (!guardian) return needsGuardian && <Fact label={t('desk.guardian')} value={t('desk.guardianMissing')} />
  const { email, confirmedAt, signedBy } = guardian
  return (
    <Fact
      label={t('desk.guardian')}
      value={email}
      more={
        confirmedAt === null
          ? t('desk.guardianWaits')
          : t('desk.guardianAgreed', { name: signedBy ?? '', day: format.date(confirmedAt) })
      }
    />
  )
}

function Fact({ label, value, more }: { label: string; value: string; more?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value}
        {more !== undefined && <small>{more}</small>}
      </dd>
    </div>
  )
}
