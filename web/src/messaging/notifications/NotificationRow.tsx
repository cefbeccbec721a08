import {
  IconAdjustmentsHorizontal,
  IconChecklist,
  IconDeviceLaptop,
  IconFileText,
  IconFlag,
  IconGift,
  IconId,
  IconInbox,
  IconKey,
  IconLock,
  IconMail,
  IconShieldLock,
  IconTrophy,
  IconUserCheck,
  IconUserPlus,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { NotificationKind } from '@trilha/contract/constants/people'
import type { Notification } from '@trilha/contract/messaging/notifications'
import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { useContractMutation } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { toneStyle, type Tone } from '../../ui/base/tone.ts'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import { useNameInText } from '../../ui/pieces/PersonName.tsx'
import { placeOf } from './notification-place.ts'
import styles from './NotificationRow.module.css'

const looks: Record<NotificationKind, { icon: Icon; tone: Tone }> = {
  NEW_DEVICE: { icon: IconDeviceLaptop, tone: 'warning' },
  SESSION_REUSED: { icon: IconShieldLock, tone: 'danger' },
  PASSWORD_CHANGED: { icon: IconKey, tone: 'warning' },
  PASSWORD_GIVEN: { icon: IconKey, tone: 'warning' },
  CHILD_PASSWORD_GIVEN: { icon: IconKey, tone: 'warning' },
  GUARDIAN_LINKED: { icon: IconUsersGroup, tone: 'primary' },
  GUARDIAN_UNLINKED: { icon: IconUsersGroup, tone: 'neutral' },
  CHILD_GUARDIAN_LINKED: { icon: IconUsersGroup, tone: 'primary' },
  CHILD_GUARDIAN_UNLINKED: { icon: IconUsersGroup, tone: 'neutral' },
  GUARDIAN_REQUESTED: { icon: IconInbox, tone: 'info' },
  GUARDIAN_LINK_ENDED: { icon: IconUsersGroup, tone: 'warning' },
  GUARDIAN_REFUSED: { icon: IconUsersGroup, tone: 'neutral' },
  CONTROLS_CHANGED: { icon: IconAdjustmentsHorizontal, tone: 'info' },
  CHILD_CONTROLS_CHANGED: { icon: IconAdjustmentsHorizontal, tone: 'info' },
  PIN_CHANGED: { icon: IconLock, tone: 'info' },
  CHILD_PIN_CHANGED: { icon: IconLock, tone: 'info' },
  CHILD_PIN_LOCKED: { icon: IconLock, tone: 'warning' },
  DATA_REQUEST_CREATED: { icon: IconInbox, tone: 'info' },
  DATA_REQUEST_ANSWERED: { icon: IconFileText, tone: 'primary' },
  DATA_COPY_FOR_GUARDIAN: { icon: IconFileText, tone: 'info' },
  CHILD_DATA_COPY_SENT: { icon: IconFileText, tone: 'info' },
  GIFT_RECEIVED: { icon: IconGift, tone: 'coin' },
  CHALLENGE_CHECKED: { icon: IconChecklist, tone: 'success' },
  REPORT_SEVERE: { icon: IconFlag, tone: 'danger' },
  REPORT_ANSWERED: { icon: IconFlag, tone: 'success' },
  CONTENT_MODERATED: { icon: IconFlag, tone: 'warning' },
  CHILD_CONTENT_MODERATED: { icon: IconFlag, tone: 'warning' },
  CHILD_APPEAL_ANSWERED: { icon: IconFlag, tone: 'primary' },
  APPEAL_CREATED: { icon: IconInbox, tone: 'info' },
  APPEAL_ANSWERED: { icon: IconFlag, tone: 'primary' },
  ACHIEVEMENT_REACHED: { icon: IconTrophy, tone: 'xp' },
  FRIEND_REQUESTED: { icon: IconUserPlus, tone: 'primary' },
  FRIEND_ACCEPTED: { icon: IconUserCheck, tone: 'success' },
  NAME_ACCEPTED: { icon: IconId, tone: 'success' },
  NAME_REFUSED: { icon: IconId, tone: 'neutral' },
  CHILD_NAME_ACCEPTED: { icon: IconId, tone: 'success' },
  CHILD_NAME_REFUSED: { icon: IconId, tone: 'neutral' },
  CHILD_NEW_FRIEND: { icon: IconUserCheck, tone: 'info' },
  ADMISSION_ASKED: { icon: IconInbox, tone: 'info' },
  ADMISSION_ACCEPTED: { icon: IconUserCheck, tone: 'success' },
  ADMISSION_REFUSED: { icon: IconInbox, tone: 'neutral' },
  INVITED: { icon: IconMail, tone: 'primary' },
  CHILD_INVITED: { icon: IconMail, tone: 'warning' },
  STUDENT_INVITED: { icon: IconMail, tone: 'warning' },
  CHILD_JOINING: { icon: IconMail, tone: 'warning' },
  STUDENT_JOINING: { icon: IconMail, tone: 'warning' },
  INVITATION_ACCEPTED: { icon: IconMail, tone: 'success' },
  INVITATION_REFUSED: { icon: IconMail, tone: 'neutral' },
  CHILD_INVITATION_ACCEPTED: { icon: IconMail, tone: 'success' },
  CHILD_INVITATION_REFUSED: { icon: IconMail, tone: 'neutral' },
  INVITATION_ANSWERED: { icon: IconInbox, tone: 'info' },
  ACCOUNT_REOPENED: { icon: IconUserCheck, tone: 'success' },
}

interface NotificationRowProps {
  item: Notification
  onLeave: () => void
}

/** Following it reads it. */
export function NotificationRow({ item, onLeave }: NotificationRowProps) {
  const markRead = useContractMutation('notifications', 'markRead')
  const isNew = item.readAt === null
  function read(): void {
    if (isNew) markRead.mutate({ params: { id: item.id } })
  }
  const { data: current } = useCurrentAccount()
  return (
    <li>
      <Link
        to={placeOf(item.kind, current?.account.role)}
        className={styles['row']}
        onClick={() => {
          read()
          onLeave()
        }}
      >
        <Words item={item} isNew={isNew} />
      </Link>
    </li>
  )
}

function Words({ item, isNew }: { item: Notification; isNew: boolean }) {
  const { t } = useTranslation('notifications')
  const format = useFormat()
  const { icon: Symbol, tone } = looks[item.kind]
  const deviceWords = ({ browser, system }: NonNullable<Notification['device']>) =>
    browser && system ? t('device', { browser, system }) : (browser ?? system)
  const inText = useNameInText()
  const named = (person: Notification['about']) => (person ? inText(person.name, person.role) : t('someone'))
  const names = { name: named(item.about), by: named(item.by), school: item.schoolName ?? t('someone') }
  return (
    <>
      <span className={styles['tile']} style={toneStyle(tone)} aria-hidden="true">
        <Symbol size={22} stroke={1.9} />
      </span>
      <span className={styles['words']}>
        {isNew && <VisuallyHidden>{t('new')} </VisuallyHidden>}
        <b>{t(`kinds.${item.kind}.title`, names)}</b>
        <small>
          {item.kind === 'DATA_REQUEST_ANSWERED'
            ? t(`kinds.DATA_REQUEST_ANSWERED.${item.status ?? 'DONE'}`)
            : item.kind === 'ACHIEVEMENT_REACHED'
              ? t(`kinds.ACHIEVEMENT_REACHED.${item.achievement ?? 'other'}`)
              : t(`kinds.${item.kind}.what`, { ...names, count: item.educoins ?? 0 })}
        </small>
        {item.device && <small>{deviceWords(item.device)}</small>}
        <small className={styles['time']}>{format.relative(item.createdAt)}</small>
      </span>
      {isNew && <i className={styles['dot']} aria-hidden="true" />}
    </>
  )
}
