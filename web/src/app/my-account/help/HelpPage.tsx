import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/base/Card.tsx'
import { PageTitle } from '../../../ui/base/PageTitle.tsx'
import { paths } from '../../paths.ts'
import styles from './HelpPage.module.css'

/** In the order in which people ask; the words are in help.json. */
const topics = {
  accounts: ['name', 'wrongPassword', 'sharedComputer'],
  pin: ['what', 'forgotten'],
  privacy: ['whoSees', 'takeAlong', 'erase'],
  coins: ['money', 'chest', 'statement'],
  safety: ['newDevice', 'secrets', 'hurt'],
  people: ['account', 'data'],
} as const
type TopicName = keyof typeof topics

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
      {(Object.keys(topics) as TopicName[]).map((topic) => (
        <Topic key={topic} topic={topic} />
      ))}
      <p className={styles['soon']}>
        {t('soon.lead')} <Link to={paths.helpUnderConstruction}>{t('soon.link')}</Link>
      </p>
    </div>
  )
}

function Topic({ topic }: { topic: TopicName }) {
  const { t } = useTranslation('help')
  return (
    <Card title={t(`topics.${topic}.title`)} id={topic}>
      <div className={styles['questions']}>
        {topics[topic].map((question) => (
          <details key={question} className={styles['question']}>
            <summary>
              <h3>{t(`topics.${topic}.${question}.ask`)}</h3>
            </summary>
            <p>{t(`topics.${topic}.${question}.answer`)}</p>
          </details>
        ))}
      </div>
    </Card>
  )
}
