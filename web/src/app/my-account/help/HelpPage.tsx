import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/base/Card.tsx'
import { PageTitle } from '../../../ui/base/PageTitle.tsx'
import { paths } from '../../paths.ts'
import styles from './HelpPage.module.css'

/** In the order in which people ask; the words are in help.json. */
const topics = [
  { id: 'accounts', questions: ['accounts.name', 'accounts.wrongPassword', 'accounts.sharedComputer'] },
  { id: 'pin', questions: ['pin.what', 'pin.forgotten'] },
  { id: 'privacy', questions: ['privacy.whoSees', 'privacy.takeAlong', 'privacy.erase'] },
  { id: 'coins', questions: ['coins.money', 'coins.chest', 'coins.statement'] },
  { id: 'safety', questions: ['safety.newDevice', 'safety.secrets', 'safety.hurt'] },
  { id: 'people', questions: ['people.account', 'people.data'] },
] as const

/** Short, true and ours: nothing here is loaded from elsewhere (decision D10). */
export function HelpPage() {
  const { t } = useTranslation('help')
  return (
    <div className={styles['page']}>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <Link to={paths.helpDataRequest} className={styles['rights']}>
        <span>
          <b>{t('rights.title')}</b>
          <small>{t('rights.lead')}</small>
        </span>
        <IconChevronRight size={22} stroke={1.9} aria-hidden="true" />
      </Link>
      {topics.map((topic) => (
        <Topic key={topic.id} topic={topic} />
      ))}
      <p className={styles['soon']}>
        {t('soon.lead')} <Link to={paths.helpUnderConstruction}>{t('soon.link')}</Link>
      </p>
    </div>
  )
}

function Topic({ topic: { id, questions } }: { topic: (typeof topics)[number] }) {
  const { t } = useTranslation('help')
  return (
    <Card title={t(`topics.${id}.title`)} id={id}>
      <div className={styles['questions']}>
        {questions.map((question) => (
          <details key={question} className={styles['question']}>
            <summary>
              <h3>{t(`topics.${question}.ask`)}</h3>
            </summary>
            <p>{t(`topics.${question}.answer`)}</p>
          </details>
        ))}
      </div>
    </Card>
  )
}
