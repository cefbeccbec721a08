import type { ModerationCase } from '@trilha/contract/community/case-shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/base/Card.tsx'
import { cx } from '../../ui/base/cx.ts'
import { Tag } from '../../ui/base/Tag.tsx'
import { CaseShown } from './CaseShown.tsx'
import styles from './Moderation.module.css'
import { PersonName, useNameInText } from '../../ui/pieces/PersonName.tsx'

export function CaseThing({ found: { thing, within, goneBy, evidence, shown } }: { found: ModerationCase }) {
  const { t } = useTranslation('moderation')
  const format = useFormat()
  const status = goneBy ? t(`case.goneBy.${goneBy}`) : thing?.isHidden && t('case.hidden')
  // Alone it stands above already; what a thing that is gone was part of is all that is left around it.
  const surroundings = thing ? thing.around.length > 1 && thing : within
  const hasChanged = thing !== null && thing.text !== evidence
  return (
    <Card title={t('case.said')} action={status && <Tag tone="neutral">{status}</Tag>}>
      <blockquote className={styles['quote']}>{evidence || t('case.nothingWritten')}</blockquote>
      {thing === null && <p className={styles['plain']}>{t('case.gone')}</p>}
      <CaseShown shown={shown} />
      {hasChanged && (
        <>
          <p className={styles['plain']}>{t('case.changed')}</p>
          <blockquote className={styles['quote']}>{thing.text || t('case.nothingWritten')}</blockquote>
        </>
      )}
      {surroundings && (
        <>
          <h3 className={styles['subtitle']}>
            {surroundings.place ? t('case.aroundIn', { place: surroundings.place }) : t('case.around')}
          </h3>
          {surroundings.around.length > 0 && (
            <ol className={styles['around']}>
              {surroundings.around.map(({ id, author, text, at, isReported }) => (
                <li key={id} className={cx(styles['line'], isReported && styles['reported'])}>
                  <small>
                    <PersonName role={author?.role}>
                      <b>{author?.name ?? t('someone')}</b>
                    </PersonName>{' '}
                    · {format.relative(at)}
                    {isReported && ` · ${t('case.this')}`}
                  </small>
                  <span>{text || t('case.removed')}</span>
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </Card>
  )
}

export function CaseReports({ found: { reported } }: { found: ModerationCase }) {
  const { t } = useTranslation(['moderation', 'pieces'])
  const format = useFormat()
  return (
    <Card title={t('moderation:case.reports')}>
      <ul className={styles['rows']}>
        {reported.map(({ id, by, type, description, createdAt }) => (
          <li key={id} className={styles['row']}>
            <div className={styles['head']}>
              <PersonName role={by?.role}>
                <b>{by?.name ?? t('moderation:someone')}</b>
              </PersonName>
              <Tag tone="neutral">{t(`pieces:report.types.${type}`)}</Tag>
              <small>{format.relative(createdAt)}</small>
            </div>
            {description && <p className={styles['said']}>{description}</p>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function CaseHistory({ steps }: { steps: ModerationCase['steps'] }) {
  const { t } = useTranslation('moderation')
  const inText = useNameInText()
  const format = useFormat()
  return (
    <Card title={t('case.history')}>
      <ol className={styles['rows']}>
        {steps.map(({ id, step, at, byName, byRole }) => (
          <li key={id} className={styles['row']}>
            <span>{t(`steps.${step}`, { name: byName === null ? t('someone') : inText(byName, byRole) })}</span>
            <small>
              {format.date(at)} {format.time(at)}
            </small>
          </li>
        ))}
      </ol>
    </Card>
  )
}
