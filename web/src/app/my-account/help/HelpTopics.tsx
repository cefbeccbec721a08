import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/base/Card.tsx'
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

export function HelpTopics() {
  return (
    <div className={styles['topics']}>
      {topics.map((topic) => (
        <Topic key={topic.id} topic={topic} />
      ))}
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
