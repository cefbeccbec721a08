import type { AchievementCode, OriginOperator } from '@trilha/contract/constants/economy'
import type { EntrySubject } from '@trilha/contract/economy/wallets'
import type { TFunction } from 'i18next'

export interface Row {
  origin: OriginOperator
  count: number
  isDebit: boolean
  subject: EntrySubject | null
  /** Of a whole act: what it is made of. */
  parts?: readonly { origin: OriginOperator }[]
}

type Of<Type extends EntrySubject['type']> = Extract<EntrySubject, { type: Type }>

interface Words {
  /** By its key in the catalogue. */
  itemName: (key: string) => string | undefined
  /** Explanations speak to whoever did it, so that somebody else's statement goes without them. */
  isOwn: boolean
}

/** What happened, and which chest, person or thing it was. */
export function rowWords(t: TFunction<'wallets'>, { itemName, isOwn }: Words) {
  /** Undefined where nothing more is known than the origin. */
  function subjectWords({ subject, isDebit }: Row): string | undefined {
    switch (subject?.type) {
      case undefined:
        return undefined
      case 'CHEST':
        return t('subject.CHEST', {
          kind: t(`subject.kind.${subject.kind}`),
          name: subject.entity === 'ACHIEVEMENT' ? t(`achievement.${subject.name as AchievementCode}`) : subject.name,
        })
      case 'PERSON':
        return t(isDebit ? 'subject.to' : 'subject.from', { name: subject.name ?? t('subject.gone') })
      case 'NAMED':
        return subject.name
      case 'ACHIEVEMENT':
        return t(`achievement.${subject.code}`)
      case 'ITEM':
        return itemWords(subject)
    }
  }

  function itemWords({ key, discount }: Of<'ITEM'>): string | undefined {
    const name = itemName(key)
    return name === undefined || !discount ? name : t('subject.discounted', { name, ...discount })
  }

  return (row: Row) => {
    const about = { count: row.count, ...(row.isDebit && { context: 'debit' }) }
    const subject = subjectWords(row)
    const explanation = t(`origins.${row.origin}.what`, about)
    const what = subject ?? (isOwn ? explanation : '')
    const others = row.parts?.filter(({ origin }) => origin !== row.origin).length ?? 0
    return {
      title: t(`origins.${row.origin}.title`, about),
      // The amounts beside it are of the whole act.
      what: others === 0 ? what : t('entry.more', { what, count: others }),
      explanation: isOwn ? explanation : undefined,
      subject,
    }
  }
}
