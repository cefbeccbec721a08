import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/query.ts'
import { Card } from '../../ui/base/Card.tsx'
import { SurveyForm, type SurveyOutcome } from './SurveyForm.tsx'

/** On the dashboard, calmly: a card among others while there is something to answer, a word of thanks after it. */
export function SurveyOffer() {
  const { t } = useTranslation('surveys')
  const { data: research } = useQuery(query('surveys', 'check'))
  const [outcome, setOutcome] = useState<SurveyOutcome>()
  if (outcome)
    return (
      <Card aria-label={t('title')}>
        <p role="status">{t(`outcome.${outcome}`)}</p>
      </Card>
    )
  if (!research) return null
  return (
    <Card title={t('title')}>
      <SurveyForm research={research} onDone={setOutcome} />
    </Card>
  )
}
