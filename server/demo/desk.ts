import { DATA_REQUEST_DAYS } from '@trilha/contract/constants'
import type { Selectable } from 'kysely'
import type { PrivacyTables } from '../src/identity/privacy/privacy.tables.ts'
import type { NotificationTables } from '../src/messaging/notifications/notifications.tables.ts'
import type { Clock } from './history.ts'
import { idOf } from './ids.ts'
import { accountId, people } from './people.ts'
import { schools } from './schools.ts'

type RequestRow = Selectable<PrivacyTables['data_requests']>
type NotificationRow = Selectable<NotificationTables['notifications']>

const day = 86_400_000

function before({ now }: Clock, days: number): Date {
  return new Date(now.getTime() - days * day)
}

function personOf(key: string) {
  return people.find((person) => person.key === key)!
}

/** One that waits for the head of school, and one that was answered. */
export function dataRequests(clock: Clock): RequestRow[] {
  return [
    request(clock, {
      key: 'nilo',
      daysAgo: 9,
      type: 'CHANGE',
      description: 'Meu sobrenome está sem acento na lista da turma. O certo é Copaíba.',
    }),
    request(clock, {
      key: 'yasmin',
      daysAgo: 20,
      type: 'OTHERS',
      description: 'Quem pode ver as minhas notas?',
      answer: 'Você, quem ensina a sua turma e quem cuida de você. Colegas não veem.',
    }),
  ]
}

interface Asked {
  key: string
  daysAgo: number
  type: RequestRow['type']
  description: string
  answer?: string
}

function request(clock: Clock, { key, daysAgo, type, description, answer }: Asked): RequestRow {
  const person = personOf(key)
  const [firstName = '', ...rest] = person.name.split(' ')
  const createdAt = before(clock, daysAgo)
  return {
    id: idOf('data-request', key),
    user_id: person.id,
    account_id: accountId(person, 'ipe'),
    asker_user_id: person.id,
    asker_account_id: accountId(person, 'ipe'),
    asker_stays: false,
    about_erased: false,
    asker_erased: false,
    school_id: schools.ipe.id,
    type,
    status: answer === undefined ? 'OPEN' : 'DONE',
    first_name: firstName,
    last_name: rest.join(' '),
    email: person.email,
    phone: '11900000000',
    description,
    answer: answer ?? null,
    created_at: createdAt,
    due_on: new Date(createdAt.getTime() + DATA_REQUEST_DAYS * day).toISOString().slice(0, 10),
    answered_at: answer === undefined ? null : before(clock, daysAgo - 3),
    withdrawn_at: null,
    erase_at: null,
    copy_for: null,
  }
}

/** News of every age behind the bells of Luana and of the head of school. */
export function notifications(clock: Clock): NotificationRow[] {
  const [marta, nilo, yasmin] = [personOf('marta'), personOf('nilo'), personOf('yasmin')]
  return [
    notice(clock, { to: 'luana', kind: 'NEW_DEVICE', daysAgo: 0.1 }),
    notice(clock, {
      to: 'luana',
      kind: 'FRIEND_REQUESTED',
      daysAgo: 1,
      about: personOf('miguel.jucara').id,
      ofAccount: true,
    }),
    notice(clock, { to: 'luana', kind: 'CONTROLS_CHANGED', daysAgo: 2, about: marta.id, ofAccount: true }),
    notice(clock, {
      to: 'luana',
      kind: 'GUARDIAN_LINKED',
      daysAgo: 30,
      about: marta.id,
      ofAccount: true,
      isRead: true,
    }),
    notice(clock, {
      to: 'direcao',
      kind: 'DATA_REQUEST_CREATED',
      daysAgo: 9,
      about: nilo.id,
      object: idOf('data-request', 'nilo'),
      ofAccount: true,
    }),
    notice(clock, {
      to: 'direcao',
      kind: 'DATA_REQUEST_CREATED',
      daysAgo: 20,
      about: yasmin.id,
      object: idOf('data-request', 'yasmin'),
      ofAccount: true,
      isRead: true,
    }),
    notice(clock, {
      to: 'yasmin',
      kind: 'DATA_REQUEST_ANSWERED',
      daysAgo: 17,
      object: idOf('data-request', 'yasmin'),
      ofAccount: true,
      status: 'DONE',
    }),
  ]
}

interface Notice {
  to: string
  kind: NotificationRow['kind']
  daysAgo: number
  about?: string
  object?: string
  ofAccount?: true
  isRead?: true
  status?: 'DONE'
}

function notice(
  clock: Clock,
  { to, kind, daysAgo, about, object, ofAccount, isRead, status }: Notice,
): NotificationRow {
  const person = personOf(to)
  return {
    id: idOf('notification', to, kind, daysAgo),
    user_id: person.id,
    account_id: ofAccount ? accountId(person, 'ipe') : null,
    kind,
    about_user_id: about ?? null,
    by_user_id: null,
    object_id: object ?? null,
    data: status ? { status } : {},
    created_at: before(clock, daysAgo),
    read_at: isRead ? before(clock, daysAgo - 1) : null,
  }
}
