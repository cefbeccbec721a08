import type { EntrySubject } from '@trilha/contract/economy/wallets'
import type { OriginOperator } from '@trilha/contract/constants/economy'
import { useTranslation } from 'react-i18next'
import type { AchievementCode } from '@trilha/contract/constants/economy'

interface Row {
  origin: OriginOperator
  count: number
  isDebit: boolean
  subject: EntrySubject | null
}

/**
 * What happened, and which chest, person or thing it was, in the language on screen. Explanations speak to whoever did
 * it, so that somebody else's statement goes without them.
 */
export function useRowWords({ isOwn = true }: { isOwn?: boolean | undefined } = {}) {
  const { t } = useTranslation('wallets')

  /** Undefined where nothing more is known than the origin. */
  function subjectWords({ subject, isDebit }: Pick<Row, 'subject' | 'isDebit'>): string | undefined {
    if (subject === null) return undefined
    switch (subject.type) {
      case 'CHEST':
        return t('subject.CHEST', {
          kind: t(`subject.kind.${subject.kind}`),
          name: subject.entity === 'ACHIEVEMENT' ? t(`achievement.${subject.name as AchievementCode}`) : subject.name,
        })
      case 'PERSON':
        return t(isDebit ? 'subject.to' : 'subject.from', { name: subject.name })
      case 'FINISHED':
        return subject.name
      case 'ACHIEVEMENT':
        return t(`achievement.${subject.code}`)
      case 'ITEM':
        return undefined
    }
  }

  return (row: Row) => {
    const about = { count: row.count, ...(row.isDebit && { context: 'debit' }) }
    const subject = subjectWords(row)
    const explanation = t(`origins.${row.origin}.what`, about)
    return {
      title: t(`origins.${row.origin}.title`, about),
      what: subject ?? (isOwn ? explanation : ''),
      explanation: isOwn ? explanation : undefined,
      subject,
    }
  }
}
