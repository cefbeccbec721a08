import type { AchievementCode, OriginOperator } from '@trilha/contract/constants/economy'
import type { EntrySubject } from '@trilha/contract/economy/wallets'
import type { TFunction } from 'i18next'

export interface Row {
  origin: OriginOperator
  count: number
  isDebit: boolean
  subject: EntrySubject | null
  /** Of a whole act: what it is made of. */
  parts?: readonly Pick<Row, 'origin' | 'isDebit' | 'subject'>[]
}

type Of<Type extends EntrySubject['type']> = Extract<EntrySubject, { type: Type }>

interface Words {
  /** By its key in the catalogue. */
  itemName: (key: string) => string | undefined
  /** Explanations speak to whoever did it, so that somebody else's statement goes without them. */
  isOwn: boolean
}

/** As many as a line has room for on a phone. */
const namedOfSeveral = 2

/** What happened, and which chest, person or thing it was. */
export function rowWords(t: TFunction<'wallets'>, { itemName, isOwn }: Words) {
  /** Undefined where nothing more is known than the origin. */
  function subjectWords({ subject, isDebit }: Pick<Row, 'subject' | 'isDebit'>): string | undefined {
    switch (subject?.type) {
      case undefined:
        return undefined
      case 'CHEST':
        return subject.entity === 'ACHIEVEMENT' ? t(`achievement.${subject.name as AchievementCode}`) : subject.name
      case 'PERSON':
        return t(isDebit ? 'subject.to' : 'subject.from', { name: subject.name ?? t('subject.gone') })
      case 'NAMED':
        return subject.name
      case 'SAID':
        return t('subject.said', subject)
      case 'ACHIEVEMENT':
        return t(`achievement.${subject.code}`)
      case 'ITEM':
        return itemWords(subject)
      case 'ELSEWHERE':
        return t('subject.elsewhere')
    }
  }

  function itemWords({ key, discount }: Of<'ITEM'>): string | undefined {
    const name = itemName(key)
    return name === undefined || !discount ? name : t('subject.discounted', { name, ...discount })
  }

  /** Of several things of one kind, the first by their names, so that two such lines are told apart. */
  function severalWords({ origin, parts = [] }: Row): string | undefined {
    const names = parts.filter((part) => part.origin === origin).flatMap((part) => subjectWords(part) ?? [])
    if (names.length < 2) return undefined
    const first = names.slice(0, namedOfSeveral).join(', ')
    const others = names.length - namedOfSeveral
    return others > 0 ? t('entry.more', { what: first, count: others }) : first
  }

  /** Of one chest its kind is in the title, since what it was about is what earned it. */
  function titleWords({ origin, subject }: Row, about: { count: number }): string {
    if (subject?.type === 'CHEST') return t('subject.opened', { kind: t(`subject.kind.${subject.kind}`) })
    return t(`origins.${origin}.title`, about)
  }

  return (row: Row) => {
    const about = { count: row.count, ...(row.isDebit && { context: 'debit' }) }
    const subject = subjectWords(row) ?? severalWords(row)
    const explanation = t(`origins.${row.origin}.what`, about)
    const what = subject ?? (isOwn ? explanation : '')
    const others = row.parts?.filter(({ origin }) => origin !== row.origin).length ?? 0
    return {
      title: titleWords(row, about),
      // The amounts beside it are of the whole act.
      what: others === 0 ? what : t('entry.more', { what, count: others }),
      explanation: isOwn ? explanation : undefined,
      subject,
    }
  }
}
