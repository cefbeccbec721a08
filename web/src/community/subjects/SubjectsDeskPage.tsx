import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Subject } from '@trilha/contract/community/subjects'
import { SUBJECT_NAME_MAX } from '@trilha/contract/constants/community'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query, useContractMutation } from '../../lib/query.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { IconButton } from '../../ui/base/IconButton.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { TextField } from '../../ui/base/TextField.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { SubjectRow } from './SubjectRow.tsx'
import styles from './subjects.module.css'

/** Where the office names what people of the school may follow. */
export function SubjectsDeskPage() {
  const { t } = useTranslation('subjects')
  const [act, setAct] = useState<{ subject?: Subject }>()
  const list = useQuery(query('subjects', 'search', { query: {} }))
  const failure = useErrorText(list.data ? undefined : list.error)
  return (
    <div className={styles['page']}>
      <PageTitle
        lead={t('desk.lead')}
        action={
          <Button icon={<IconPlus size={20} stroke={2} aria-hidden="true" />} onClick={() => setAct({})}>
            {t('desk.new')}
          </Button>
        }
      >
        {t('desk.title')}
      </PageTitle>
      <Card aria-label={t('desk.title')}>
        <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={280} radius={18} />}>
          {() => (
            <>
              {failure && (
                <ErrorPanel
                  titleLevel={2}
                  sentence={failure.sentence}
                  code={failure.code}
                  retrying={list.isFetching}
                  onRetry={() => void list.refetch()}
                />
              )}
              {list.data?.length === 0 && (
                <EmptyPanel
                  drawing={<EmptyArt kind="topics" />}
                  title={t('empty')}
                  titleLevel={2}
                  sentence={t('desk.emptySentence')}
                />
              )}
              <ul className={styles['list']}>
                {list.data?.map((subject) => (
                  <SubjectRow key={subject.id} subject={subject}>
                    <IconButton
                      aria-label={t('desk.renameOf', { name: subject.name })}
                      onClick={() => setAct({ subject })}
                    >
                      <IconPencil size={20} stroke={1.9} aria-hidden="true" />
                    </IconButton>
                  </SubjectRow>
                ))}
              </ul>
            </>
          )}
        </SkeletonGroup>
      </Card>
      <Dialog
        open={act !== undefined}
        onClose={() => setAct(undefined)}
        title={t(act?.subject ? 'desk.rename' : 'desk.new')}
      >
        {act && <NameForm subject={act.subject} onDone={() => setAct(undefined)} />}
      </Dialog>
    </div>
  )
}

function NameForm({ subject, onDone }: { subject?: Subject | undefined; onDone: () => void }) {
  const { t } = useTranslation('subjects')
  const [subjectName, setName] = useState(subject?.name ?? '')
  const create = useContractMutation('subjects', 'create')
  const rename = useContractMutation('subjects', 'rename')
  const failure = useErrorText(create.error ?? rename.error)

  function save(event: SyntheticEvent): void {
    event.preventDefault()
    const body = { subjectName }
    const work = subject
      ? saving(rename.mutateAsync({ params: { id: subject.id }, body }), 'update')
      : saving(create.mutateAsync({ body }))
    // What went wrong stands under the field.
    work.then(onDone, () => {})
  }

  return (
    <form className={styles['form']} noValidate onSubmit={save}>
      <TextField
        label={t('desk.name')}
        hint={t('desk.hint')}
        maxLength={SUBJECT_NAME_MAX}
        error={failure?.sentence}
        value={subjectName}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" full loading={create.isPending || rename.isPending}>
        {t('desk.save')}
      </Button>
    </form>
  )
}
