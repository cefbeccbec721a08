import { BLOCKED_WORD_MAX, POST_TEXT_MAX } from '@trilha/contract/constants/community'
import type { TriedText } from '@trilha/contract/community/moderation'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { Tag } from '../../ui/base/Tag.tsx'
import { TextAreaField } from '../../ui/base/TextAreaField.tsx'
import { TextField } from '../../ui/base/TextField.tsx'
import styles from './WordsDesk.module.css'

/** What the filter makes of a text and why, before a word holds for everybody. */
export function TryText() {
  const { t } = useTranslation('moderation')
  const [text, setText] = useState('')
  const [word, setWord] = useState('')
  const attempt = useContractMutation('moderation', 'tryText')
  const failure = useErrorText(attempt.error)
  const fields = failure?.fields ?? {}

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    attempt.mutate({ body: { text, ...(word.trim() !== '' && { word: word.trim() }) } })
  }

  return (
    <Card title={t('try.title')}>
      <form className={styles['form']} noValidate onSubmit={submit}>
        <TextAreaField
          label={t('try.text')}
          rows={3}
          maxLength={POST_TEXT_MAX}
          value={text}
          error={fields['text'] ?? (fields['word'] ? undefined : failure?.sentence)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <TextField
          label={t('try.word')}
          hint={t('try.wordHint')}
          optional
          maxLength={BLOCKED_WORD_MAX}
          value={word}
          error={fields['word']}
          onChange={(event) => setWord(event.currentTarget.value)}
        />
        <Button type="submit" variant="soft" loading={attempt.isPending} className={styles['submit']}>
          {t('try.do')}
        </Button>
      </form>
      <div role="status">{attempt.data && <Tried result={attempt.data} />}</div>
    </Card>
  )
}

function Tried({ result }: { result: TriedText }) {
  const { t } = useTranslation('moderation')
  if (!result.replaced) return <p className={styles['result']}>{t('try.nothing')}</p>
  return (
    <div className={styles['result']}>
      <p>{t('try.masked')}</p>
      <blockquote className={styles['masked']}>{result.text}</blockquote>
      <ul className={styles['found']} aria-label={t('try.found')}>
        {result.found.map(({ text, list }, index) => (
          <li key={index}>
            <b>{text}</b> <Tag tone={list === 'TRIED' ? 'warning' : 'neutral'}>{t(`try.lists.${list}`)}</Tag>
          </li>
        ))}
      </ul>
    </div>
  )
}
