import { COIN_TYPES } from '@trilha/contract/constants/economy'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/use-format.ts'
import { Button } from '../../../ui/base/Button.tsx'
import { buttonClass } from '../../../ui/base/button-class.ts'
import { Dialog } from '../../../ui/base/Dialog.tsx'
import { Money } from '../../../ui/base/Money.tsx'
import { Xp } from '../../../ui/base/Xp.tsx'
import styles from './EntryDialog.module.css'
import { placeOf } from './place.ts'
import type { StatementPart, StatementRow } from './statement.ts'
import { useRowWords } from './use-row-words.ts'

interface EntryDialogProps {
  row: StatementRow
  /** Somebody else's leads nowhere: the pages are the reader's own. */
  isOwn: boolean
  open: boolean
  onClose: () => void
}

/** What caused a line of the statement, and the way there where it has a page. */
export function EntryDialog({ row, isOwn, open, onClose }: EntryDialogProps) {
  const { t } = useTranslation('wallets')
  const format = useFormat()
  const wordsOf = useRowWords({ isOwn })
  const { title, explanation, subject } = wordsOf(row)
  const place = isOwn ? placeOf(row) : undefined
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      lead={explanation}
      actions={
        <>
          {place && (
            <Link {...place} className={buttonClass({ variant: 'soft' })} onClick={onClose}>
              {t(`entry.to.${row.origin}` as 'entry.to.USER')}
            </Link>
          )}
          <Button variant="line" onClick={onClose}>
            {t('entry.close')}
          </Button>
        </>
      }
    >
      <dl className={styles['facts']}>
        {row.parts.length > 1 ? (
          <Fact name={t('entry.about')}>
            <ul className={styles['parts']}>
              {row.parts.map((part) => {
                const words = wordsOf(part)
                return (
                  <li key={JSON.stringify([part.origin, part.subject])}>
                    <span>{words.subject ? `${words.title}: ${words.subject}` : words.title}</span>
                    <PartAmounts amounts={part.amounts} />
                  </li>
                )
              })}
            </ul>
          </Fact>
        ) : (
          subject && <Fact name={t('entry.about')}>{subject}</Fact>
        )}
        <Fact name={t('entry.when')}>{t('entry.at', { date: format.date(row.at), time: format.time(row.at) })}</Fact>
        {COIN_TYPES.map((coin) => {
          const value = row.amounts[coin]
          if (value === undefined) return null
          return (
            <Fact key={coin} name={t(`coins.${coin}`)}>
              {coin === 'XP' ? <Xp value={value} signed /> : <Money value={value} signed />}
              <small>{t('entry.after', { balance: row.balances[coin] ?? 0 })}</small>
            </Fact>
          )
        })}
      </dl>
    </Dialog>
  )
}

function PartAmounts({ amounts }: Pick<StatementPart, 'amounts'>) {
  return (
    <span className={styles['amounts']}>
      {amounts.EDU_COIN !== undefined && <Money value={amounts.EDU_COIN} signed />}
      {amounts.XP !== undefined && <Xp value={amounts.XP} signed iconSize={16} />}
    </span>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
