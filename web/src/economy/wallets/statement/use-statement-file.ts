import type { WalletHistoryEntry } from '@trilha/contract/economy/wallets'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/client.ts'
import { clock } from '../../../lib/clock.ts'
import { wireDay } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { csvOf } from './csv.ts'
import type { StatementFilter } from './statement-filter.ts'
import { useRowWords } from './use-row-words.ts'

/** The most that a page of the statement may hold. */
const pSize = 100

async function readAll(
  filter: StatementFilter,
  { signal, onLines }: { signal: AbortSignal; onLines: (count: number) => void },
): Promise<WalletHistoryEntry[]> {
  const entries: WalletHistoryEntry[] = []
  let cursor: string | undefined
  do {
    const query = { ...filter, pSize, ...(cursor && { cursor }) }
    const page = await call('wallets', 'listMyHistory', { query }, { signal })
    entries.push(...page.content)
    onLines(entries.length)
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  return entries
}

const columns = ['date', 'time', 'title', 'what', 'operation', 'coin', 'value', 'balance'] as const

/** The entries as the rows of a file, in the language on screen. */
function useFileText() {
  const { t } = useTranslation('wallets')
  const language = useLanguage()
  const format = useFormat()
  const wordsOf = useRowWords()
  return (entries: readonly WalletHistoryEntry[]): string => {
    const rows = entries.map((entry) => {
      const isDebit = entry.operation === 'DEBIT'
      const { title, what } = wordsOf({ origin: entry.originOperator, count: 1, isDebit, subject: entry.subject })
      return [
        format.date(entry.operationDate),
        format.time(entry.operationDate),
        title,
        what,
        t(`file.operations.${entry.operation}`),
        t(`coins.${entry.coinType}`),
        isDebit ? -entry.value : entry.value,
        entry.balanceAfter,
      ]
    })
    return csvOf([columns.map((name) => t(`file.${name}`)), ...rows], language)
  }
}

/** The whole statement that the filter leaves, page by page, into the browser's downloads. */
export function useStatementFile(filter: StatementFilter) {
  const { t } = useTranslation('wallets')
  const textOf = useFileText()
  const leaving = useRef<AbortController>(undefined)
  const [lines, setLines] = useState<number>()
  const [error, setError] = useState<unknown>()
  useEffect(() => () => leaving.current?.abort(), [])

  async function download(): Promise<void> {
    leaving.current = new AbortController()
    const { signal } = leaving.current
    setError(undefined)
    setLines(0)
    try {
      const text = textOf(await readAll(filter, { signal, onLines: setLines }))
      saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), t('file.name', { day: wireDay(clock.now()) }))
    } catch (failure) {
      if (!signal.aborted) setError(failure)
    } finally {
      setLines(undefined)
    }
  }

  return { download: () => void download(), isRunning: lines !== undefined, lines: lines ?? 0, error }
}
