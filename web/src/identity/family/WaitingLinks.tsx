import type { MyGuardianLink } from '@trilha/contract/identity/family'
import { IconClock, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { lookOf } from '../../ui/avatar/look.ts'
import { UserAvatar } from '../../ui/avatar/UserAvatar.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { Tag } from '../../ui/base/Tag.tsx'
import { saving } from '../../ui/base/toasts.ts'
import styles from './family.module.css'

/** What was asked for and gives no powers yet: it waits for the mailbox or the office, or the school said no. */
export function WaitingLinks({ links }: { links: readonly MyGuardianLink[] }) {
  const { t } = useTranslation('family')
  const open = links.filter(({ status, waitsFor }) => status === 'REFUSED' || waitsFor !== null)
  if (open.length === 0) return null
  return (
    <Card title={t('waiting.title')}>
      <ul className={styles['rows']}>
        {open.map((link) => (
          <WaitingLink key={link.id} link={link} />
        ))}
      </ul>
    </Card>
  )
}

function WaitingLink({ link }: { link: MyGuardianLink }) {
  const { t } = useTranslation('family')
  const format = useFormat()
  const unlink = useContractMutation('family', 'unlink')
  const { id, child, status, waitsFor, requestedAt } = link
  const isRefused = status === 'REFUSED'
  return (
    <li className={styles['row']}>
      <UserAvatar name={child.firstName} selection={lookOf({ id, avatar: child.avatar })} size={44} decorative />
      <div className={styles['who']}>
        <p className={styles['strong']}>{child.firstName}</p>
        <p className={styles['quiet']}>{t('waiting.since', { when: format.day(requestedAt) })}</p>
      </div>
      <Tag
        tone={isRefused ? 'neutral' : 'warning'}
        icon={
          isRefused ? (
            <IconX size={16} stroke={2.2} aria-hidden="true" />
          ) : (
            <IconClock size={16} stroke={2.2} aria-hidden="true" />
          )
        }
      >
        {t(`waiting.${isRefused ? 'REFUSED' : (waitsFor ?? 'OFFICE')}`)}
      </Tag>
      {isRefused && <p className={styles['wide']}>{t('waiting.refusedHelp')}</p>}
      {status !== 'LINKED' && (
        <Button
          variant="line"
          size="s"
          loading={unlink.isPending}
          aria-label={t(isRefused ? 'waiting.dismissOf' : 'waiting.withdrawOf', { name: child.firstName })}
          onClick={() => void saving(unlink.mutateAsync({ params: { id } }), 'update').catch(() => {})}
        >
          {t(isRefused ? 'waiting.dismiss' : 'waiting.withdraw')}
        </Button>
      )}
    </li>
  )
}
