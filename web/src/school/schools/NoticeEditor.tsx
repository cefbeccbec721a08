import { useQuery } from '@tanstack/react-query'
import { SCHOOL_NOTICE_MAX } from '@trilha/contract/constants/people'
import type { SchoolHome } from '@trilha/contract/school/schools'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { useErrorText } from '../../lib/errors.ts'
import { query, useContractMutation } from '../../lib/query.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { TextAreaField } from '../../ui/base/TextAreaField.tsx'
import { saving } from '../../ui/base/toasts.ts'
import styles from './SchoolDesk.module.css'

export function NoticeEditor() {
  const { t } = useTranslation('schools')
  const { data: current } = useCurrentAccount()
  const schoolId = current?.account.school.id ?? ''
  const home = useQuery({ ...query('schools', 'getHome', { params: { id: schoolId } }), enabled: schoolId !== '' })
  const failure = useErrorText(home.data ? undefined : home.error)
  return (
    <Card title={t('notice.title')}>
      <SkeletonGroup loading={home.isPending} skeleton={<Skeleton height={160} radius={14} />}>
        {() =>
          home.data ? (
            <Editor home={home.data} />
          ) : (
            <ErrorPanel
              sentence={failure?.sentence}
              code={failure?.code}
              retrying={home.isFetching}
              onRetry={() => void home.refetch()}
            />
          )
        }
      </SkeletonGroup>
    </Card>
  )
}

function Editor({ home }: { home: SchoolHome }) {
  const { t } = useTranslation('schools')
  const published = home.news[0]?.text ?? ''
  const [text, setText] = useState(published)
  const change = useContractMutation('schools', 'setNotice')
  const failure = useErrorText(change.error)
  const written = text.trim()
  useUnsaved(written !== published && !change.isPending)

  async function put(notice: string | null): Promise<void> {
    try {
      await saving(change.mutateAsync({ body: { notice } }), notice === null ? 'remove' : 'save')
      setText(notice ?? '')
    } catch {
      // The field says why.
    }
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    void put(written)
  }

  return (
    <form className={styles['form']} onSubmit={submit}>
      <TextAreaField
        label={t('notice.label')}
        hint={t('notice.hint')}
        rows={3}
        maxLength={SCHOOL_NOTICE_MAX}
        value={text}
        error={failure && (failure.fields['notice'] ?? failure.sentence)}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles['actions']}>
        <Button type="submit" disabled={written === '' || written === published} loading={change.isPending}>
          {t('notice.publish')}
        </Button>
        {published !== '' && (
          <Button variant="line" loading={change.isPending} onClick={() => void put(null)}>
            {t('notice.remove')}
          </Button>
        )}
      </div>
    </form>
  )
}
