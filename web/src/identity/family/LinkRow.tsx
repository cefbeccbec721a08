import type { GuardianLink } from '@trilha/contract/identity/family'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import { LinkFacts } from './LinkFacts.tsx'
import { PersonRow } from './PersonRow.tsx'

/** A guardian and a child, as the school sees them. */
export function LinkRow({ link, children }: { link: GuardianLink; children: ReactNode }) {
  const { t } = useTranslation('family')
  const format = useFormat()
  const { child, guardian, status, requestedAt } = link
  return (
    <PersonRow
      child={child}
      title={t(status === 'PENDING' ? 'desk.asked' : 'desk.pair', {
        guardian: guardian.name,
        child: child.name,
      })}
      detail={t('desk.classAndDay', { className: child.className, when: format.day(requestedAt) })}
      more={status === 'PENDING' && <LinkFacts link={link} />}
    >
      {children}
    </PersonRow>
  )
}
