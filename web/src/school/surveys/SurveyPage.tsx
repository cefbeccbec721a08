import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query, useContractMutation } from '../../lib/query.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { SurveyForm, type SurveyOutcome } from './SurveyForm.tsx'
import styles from './SurveyPage.module.css'

export function SurveyPage() {
  const { t } = useTranslation('surveys')
  const survey = useQuery(query('surveys', 'check'))
  const [outcome, setOutcome] = useState<SurveyOutcome>()
  const failure = useErrorText(survey.isError && survey.data === undefined ? survey.error : undefined)
  return (
    <div className={styles['page']}>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <Card aria-label={t('title')}>
        <SkeletonGroup loading={survey.isPending} skeleton={<Skeleton height={220} radius={14} />}>
          {() => {
            if (outcome) return <Said outcome={outcome} />
            if (failure)
              return (
                <ErrorPanel
                  titleLevel={2}
                  sentence={failure.sentence}
                  code={failure.code}
                  retrying={survey.isFetching}
                  onRetry={() => void survey.refetch()}
                />
              )
            if (!survey.data) return <Said outcome="nothing" />
            return <SurveyForm research={survey.data} onDone={setOutcome} />
          }}
        </SkeletonGroup>
      </Card>
      <RemoveAnswers onRemoved={() => setOutcome(undefined)} />
    </div>
  )
}

function Said({ outcome }: { outcome: SurveyOutcome | 'nothing' }) {
  const { t } = useTranslation('surveys')
  return (
    <div role="status">
      <EmptyPanel
        drawing={<EmptyArt kind={outcome === 'nothing' ? 'otherFeed' : 'feed'} />}
        title={t(`said.${outcome}`)}
        titleLevel={2}
        sentence={t(`outcome.${outcome}`)}
      />
    </div>
  )
}

/** Only here, only one's own (G48), and only where there is something to delete. */
function RemoveAnswers({ onRemoved }: { onRemoved: () => void }) {
  const { t } = useTranslation('surveys')
  const [isAsking, setAsking] = useState(false)
  const { data: mine } = useQuery(query('surveys', 'countMine'))
  const remove = useContractMutation('surveys', 'removeMine')
  const failure = useErrorText(remove.error)

  async function confirm(): Promise<void> {
    try {
      await saving(remove.mutateAsync(), 'remove')
    } catch {
      // The dialog stays and says why.
      return
    }
    setAsking(false)
    onRemoved()
  }

  if (!mine?.count) return null
  return (
    <Card title={t('remove.title')}>
      <p className={styles['words']}>{t('remove.sentence')}</p>
      <Button variant="line" onClick={() => setAsking(true)}>
        {t('remove.action')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('remove.confirm')}
        lead={t('remove.confirmLead')}
        actions={
          <>
            <Button variant="line" onClick={() => setAsking(false)}>
              {t('remove.keep')}
            </Button>
            <Button variant="danger" loading={remove.isPending} onClick={() => void confirm()}>
              {t('remove.action')}
            </Button>
          </>
        }
      >
        {failure && <p role="alert">{failure.sentence}</p>}
      </Dialog>
    </Card>
  )
}
