import { useInfiniteQuery } from '@tanstack/react-query'
import { SURVEY_ANSWERS_TO_SHOW, SURVEY_TEXT_MAX } from '@trilha/contract/constants/people'
import type { ResearchResult } from '@trilha/contract/school/surveys'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { pagedQuery, useContractMutation } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { Tag } from '../../ui/base/Tag.tsx'
import { TextAreaField } from '../../ui/base/TextAreaField.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import styles from './SurveyDesk.module.css'

/** The administrator opens and ends surveys and reads their sums: never who said what. */
export function SurveyDeskPage() {
  const { t } = useTranslation('surveys')
  const list = useInfiniteQuery(pagedQuery('surveys', 'listResults', { query: { pSize: 5 } }))
  const foot = <ListFoot list={list} more={t('desk.more')} titleLevel={2} />
  return (
    <div className={styles['page']}>
      <PageTitle lead={t('desk.lead', { count: SURVEY_ANSWERS_TO_SHOW })}>{t('desk.title')}</PageTitle>
      <OpenSurvey isAnotherOpen={list.data?.some(({ isOpen }) => isOpen) ?? false} />
      <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={220} radius={22} />}>
        {() => (
          <div className={styles['list']}>
            {list.data?.length === 0 && (
              <Card aria-label={t('desk.title')}>
                <EmptyPanel
                  drawing={<EmptyArt kind="topics" />}
                  title={t('desk.empty')}
                  titleLevel={2}
                  sentence={t('desk.emptySentence')}
                />
              </Card>
            )}
            {list.data?.map((research) => (
              <Result key={research.id} research={research} />
            ))}
            {list.error ? <Card aria-label={t('desk.title')}>{foot}</Card> : foot}
          </div>
        )}
      </SkeletonGroup>
    </div>
  )
}

function OpenSurvey({ isAnotherOpen }: { isAnotherOpen: boolean }) {
  const { t } = useTranslation('surveys')
  const [question, setQuestion] = useState('')
  const open = useContractMutation('surveys', 'open')
  const failure = useErrorText(open.error)

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    const asked = question.trim()
    try {
      await saving(open.mutateAsync({ body: asked === '' ? {} : { question: asked } }))
      setQuestion('')
    } catch {
      // The field says why.
    }
  }

  return (
    <Card title={t('desk.open')}>
      <form className={styles['form']} onSubmit={(event) => void submit(event)}>
        <TextAreaField
          label={t('desk.question')}
          hint={t('desk.questionHint', { question: t('question') })}
          optional
          rows={2}
          maxLength={SURVEY_TEXT_MAX}
          value={question}
          error={failure && (failure.fields['question'] ?? failure.sentence)}
          warning={isAnotherOpen ? t('desk.another') : undefined}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
        <Button type="submit" loading={open.isPending} className={styles['submit']}>
          {t('desk.openAction')}
        </Button>
      </form>
    </Card>
  )
}

function Result({ research }: { research: ResearchResult }) {
  const { t } = useTranslation('surveys')
  const format = useFormat()
  const close = useContractMutation('surveys', 'close')
  const { id, question, isOpen, openedAt, answers, skips, result } = research
  return (
    // No landmark: surveys may ask the same, and regions of one name cannot be told apart.
    <Card
      as="article"
      title={question ?? t('question')}
      titleLevel={2}
      action={<Tag tone={isOpen ? 'success' : 'neutral'}>{t(isOpen ? 'desk.isOpen' : 'desk.isClosed')}</Tag>}
    >
      <p className={styles['facts']}>
        {t('desk.since', { date: format.date(openedAt) })} {t('desk.answers', { count: answers })}{' '}
        {t('desk.skips', { count: skips })}
      </p>
      {result ? (
        <>
          <p className={styles['average']}>
            <b>{format.number(result.average)}</b> {t('desk.average')}
          </p>
          <ol className={styles['bars']} aria-label={t('desk.counts')}>
            {result.counts.map((count, at) => (
              <li key={at} className={styles['bar']}>
                <span
                  className={styles['fill']}
                  style={{ height: `${(100 * count) / Math.max(...result.counts)}%` }}
                  aria-hidden="true"
                />
                <span aria-hidden="true">{at + 1}</span>
                <span className={styles['spoken']}>{t('desk.countOf', { value: at + 1, count })}</span>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p>{t('desk.tooFew', { count: SURVEY_ANSWERS_TO_SHOW })}</p>
      )}
      {isOpen && (
        <Button
          variant="line"
          size="s"
          className={styles['close']}
          loading={close.isPending}
          onClick={() => void saving(close.mutateAsync({ params: { id } }), 'update').catch(() => undefined)}
        >
          {t('desk.close')}
        </Button>
      )}
    </Card>
  )
}
