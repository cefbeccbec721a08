import { useInfiniteQuery } from '@tanstack/react-query'
import type { FlagChange } from '@trilha/contract/school/schools'
import { useTranslation } from 'react-i18next'
import { isPartBuilt } from '../../lib/built-parts.ts'
import { pagedQuery } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/base/Card.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import styles from './SchoolDesk.module.css'
import { useNameInText } from '../../ui/pieces/PersonName.tsx'

export function FlagHistory() {
  const { t } = useTranslation('schools')
  const list = useInfiniteQuery(pagedQuery('schools', 'listFlagChanges', { query: { pSize: 5 } }))
  const lines = list.data?.map(ofBuiltParts).filter(({ changes }) => changes.length > 0)
  return (
    <Card title={t('history.title')}>
      <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={120} radius={14} />}>
        {() => (
          <>
            {lines?.length === 0 && !list.hasNextPage && <p>{t('history.empty')}</p>}
            <ul className={styles['lines']}>
              {lines?.map((line) => (
                <Line key={line.id} line={line} />
              ))}
            </ul>
            <div className={styles['foot']}>
              <ListFoot list={list} more={t('history.more')} />
            </div>
          </>
        )}
      </SkeletonGroup>
    </Card>
  )
}

/** A switch that nobody sees has no history to read. */
function ofBuiltParts(line: FlagChange): FlagChange {
  return { ...line, changes: line.changes.filter(({ flag }) => isPartBuilt(flag)) }
}

function Line({ line: { at, byName, byRole, changes } }: { line: FlagChange }) {
  const inText = useNameInText()
  const { t } = useTranslation('schools')
  const format = useFormat()
  return (
    <li className={styles['line']}>
      {changes.map(({ flag, after }) => (
        <span key={flag}>{t(after ? 'history.on' : 'history.off', { flag: t(`flags.${flag}.label`) })}</span>
      ))}
      <small>
        {t('history.by', {
          name: byName === null ? t('history.erased') : inText(byName, byRole),
          date: format.date(at),
          time: format.time(at),
        })}
      </small>
    </li>
  )
}
