import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { BLOCKED_WORD_MAX } from '@trilha/contract/constants/community'
import type { BlockedWord } from '@trilha/contract/community/moderation'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query, useContractMutation } from '../../lib/query.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { cx } from '../../ui/base/cx.ts'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { IconButton } from '../../ui/base/IconButton.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { TextField } from '../../ui/base/TextField.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { TryText } from './TryText.tsx'
import styles from './WordsDesk.module.css'

/** The administrator's page: the words that this school blocks beside the usual ones, and a place to try texts. */
export function WordsDeskPage() {
  const { t } = useTranslation('moderation')
  const words = useQuery(query('moderation', 'listWords'))
  const failure = useErrorText(words.data ? undefined : words.error)
  return (
    <div className={styles['page']}>
      <PageTitle lead={t('words.lead')}>{t('words.title')}</PageTitle>
      <Card title={t('words.own')}>
        <AddWord />
        <SkeletonGroup loading={words.isPending} skeleton={<Skeleton height={120} radius={14} />}>
          {() =>
            words.data ? (
              <Words words={words.data} />
            ) : (
              <ErrorPanel
                sentence={failure?.sentence}
                code={failure?.code}
                retrying={words.isFetching}
                onRetry={() => void words.refetch()}
              />
            )
          }
        </SkeletonGroup>
      </Card>
      <TryText />
    </div>
  )
}

function AddWord() {
  const { t } = useTranslation('moderation')
  const [word, setWord] = useState('')
  const add = useContractMutation('moderation', 'addWord')
  const failure = useErrorText(add.error)

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    try {
      await saving(add.mutateAsync({ body: { word: word.trim() } }))
      setWord('')
    } catch {
      // The field says why.
    }
  }

  return (
    <form className={cx(styles['form'], styles['add'])} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('words.word')}
        hint={t('words.hint')}
        maxLength={BLOCKED_WORD_MAX}
        value={word}
        autoCapitalize="none"
        error={failure && (failure.fields['word'] ?? failure.sentence)}
        onChange={(event) => setWord(event.currentTarget.value)}
      />
      <Button type="submit" loading={add.isPending} className={styles['submit']}>
        {t('words.add')}
      </Button>
    </form>
  )
}

function Words({ words }: { words: readonly BlockedWord[] }) {
  const { t } = useTranslation('moderation')
  if (words.length === 0)
    return (
      <EmptyPanel
        drawing={<EmptyArt kind="topics" />}
        title={t('words.empty')}
        titleLevel={3}
        sentence={t('words.emptySentence')}
      />
    )
  return (
    <ul className={styles['words']} aria-label={t('words.own')}>
      {words.map((word) => (
        <Word key={word.id} word={word} />
      ))}
    </ul>
  )
}

function Word({ word: { id, word } }: { word: BlockedWord }) {
  const { t } = useTranslation('moderation')
  const remove = useContractMutation('moderation', 'removeWord')
  return (
    <li className={styles['word']}>
      {word}
      <IconButton
        aria-label={t('words.remove', { word })}
        disabled={remove.isPending}
        onClick={() => void saving(remove.mutateAsync({ params: { id } }), 'remove').catch(() => undefined)}
      >
        <IconX size={18} stroke={2.2} aria-hidden="true" />
      </IconButton>
    </li>
  )
}
