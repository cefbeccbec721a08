import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ModerationCase } from '@trilha/contract/community/case-shapes'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { Tag } from '../../ui/base/Tag.tsx'
import { CaseHistory, CaseReports, CaseThing } from './CaseParts.tsx'
import { DecideCard } from './DecideCard.tsx'
import { HearCard } from './HearCard.tsx'
import styles from './Moderation.module.css'
import { stateTones } from './state-tones.ts'
import { useNameInText } from '../../ui/pieces/PersonName.tsx'

/** One reported thing: what it says, what stands around it, who reported it, and what can be done. */
export function CasePage({ caseId }: { caseId: string }) {
  const { t } = useTranslation('moderation')
  const found = useQuery(query('moderation', 'getCase', { params: { id: caseId } }))
  const failure = useErrorText(found.data ? undefined : found.error)
  return (
    <div className={styles['page']}>
      <Link to={paths.deskReports} className={linkClass()}>
        <IconArrowLeft size={18} stroke={2} aria-hidden="true" /> {t('case.back')}
      </Link>
      <SkeletonGroup
        loading={found.isPending}
        pageName={t('desk.title')}
        skeleton={<Skeleton height={420} radius={22} />}
      >
        {() =>
          found.data ? (
            <Case found={found.data} />
          ) : (
            <Card aria-label={t('desk.title')}>
              <ErrorPanel
                titleLevel={1}
                sentence={failure?.sentence}
                code={failure?.code}
                retrying={found.isFetching}
                onRetry={() => void found.refetch()}
              />
            </Card>
          )
        }
      </SkeletonGroup>
    </div>
  )
}

function Case({ found }: { found: ModerationCase }) {
  const { t } = useTranslation('moderation')
  const inText = useNameInText()
  const format = useFormat()
  const { id, entityReport, state, severity, author, dueAt, earlier } = found
  const name = author ? inText(author.name, author.role) : t('someone')
  return (
    <div className={styles['page']}>
      <PageTitle lead={t('case.lead', { date: format.date(dueAt), time: format.time(dueAt) })}>
        {t('desk.of', { what: t(`entities.${entityReport}`), name })}
      </PageTitle>
      <p className={styles['head']}>
        {severity === 2 && <Tag tone="danger">{t('desk.severe')}</Tag>}
        <Tag tone={stateTones[state]}>{t(`states.${state}`)}</Tag>
        {earlier > 0 && <Tag tone="warning">{t('case.earlier', { count: earlier })}</Tag>}
      </p>
      <CaseThing found={found} />
      <CaseReports found={found} />
      {state === 'OPEN' && <DecideCard caseId={id} hasAuthor={author !== null} isGone={found.thing === null} />}
      {found.decision && <CaseDecision found={found} />}
      {state === 'APPEALED' && <HearCard caseId={id} mayHear={found.mayHear} />}
      <CaseHistory steps={found.steps} />
    </div>
  )
}

function CaseDecision({ found: { decision, appeal, state } }: { found: ModerationCase }) {
  const { t } = useTranslation('moderation')
  const inText = useNameInText()
  if (!decision) return null
  const { by, actions, message } = decision
  const named = (person: typeof by) => (person ? inText(person.name, person.role) : t('someone'))
  return (
    <Card title={t('case.decision')}>
      <p>
        {actions.length === 0
          ? t('case.dismissed', { name: named(by) })
          : t('case.decided', {
              name: named(by),
              what: actions.map((action) => t(`actions.${action}.name`)).join(', '),
            })}
      </p>
      {message && <blockquote className={styles['quote']}>{message}</blockquote>}
      {appeal && (
        <>
          <p>
            <b>{t('case.appeal')}</b>
          </p>
          <blockquote className={styles['quote']}>{appeal.text}</blockquote>
        </>
      )}
      {appeal?.answer && (
        <>
          <p>
            <b>
              {t(state === 'REVERSED' ? 'case.reversed' : 'case.upheld', {
                name: named(appeal.answer.by),
              })}
            </b>
          </p>
          <blockquote className={styles['quote']}>{appeal.answer.message}</blockquote>
        </>
      )}
    </Card>
  )
}
