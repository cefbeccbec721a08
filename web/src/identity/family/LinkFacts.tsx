import type { GuardianLink } from '@trilha/contract/identity/family'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import styles from './family.module.css'

/** All that the office needs to decide: who asks, from which mailbox, as what, and who vouched (E69). */
export function LinkFacts({ link }: { link: GuardianLink }) {
  const { t } = useTranslation('family')
  const { t: pieces } = useTranslation('pieces')
  const format = useFormat()
  const { guardian, relation, vouchedBy, expectedEmail, requestedAt } = link
  const facts = [
    { label: t('facts.email'), value: guardian.email ?? t('facts.noEmail') },
    { label: t('facts.mailbox'), value: t(guardian.emailConfirmed ? 'facts.confirmed' : 'facts.unconfirmed') },
    { label: t('facts.relation'), value: relation ? pieces(`relation.is.${relation}`) : t('facts.unknown') },
    { label: t('facts.voucher'), value: voucherOf() },
    { label: t('facts.expected'), value: expectedEmail ?? t('facts.noneExpected') },
    { label: t('facts.since'), value: format.date(requestedAt) },
  ]

  function voucherOf(): string {
    if (!vouchedBy) return t('facts.unknown')
    if (vouchedBy.kind === 'STUDENT') return t('facts.byStudent')
    return vouchedBy.name ? t('facts.byOffice', { name: vouchedBy.name }) : t('facts.byOfficeGone')
  }

  const isOther = expectedEmail !== null && expectedEmail !== guardian.email
  return (
    <div className={styles['wide']}>
      <dl className={styles['facts']}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isOther && <p className={styles['warns']}>{t('facts.otherEmail')}</p>}
    </div>
  )
}
