import { useInfiniteQuery } from '@tanstack/react-query'
import type { SchoolNameRequest } from '@trilha/contract/identity/names'
import { useTranslation } from 'react-i18next'
import { pagedQuery, useContractMutation } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { lookOf } from '../../ui/avatar/look.ts'
import { UserAvatar } from '../../ui/avatar/UserAvatar.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import styles from './names.module.css'

/** Students who ask for another full name; the office decides (decision E68). */
export function NamesDeskPage() {
  const { t } = useTranslation('names')
  const list = useInfiniteQuery(pagedQuery('names', 'listWaiting'))
  return (
    <div className={styles['stack']}>
      <PageTitle lead={t('desk.lead')}>{t('desk.title')}</PageTitle>
      <Card title={t('desk.waiting')}>
        <SkeletonGroup loading={list.isPending} skeleton={<Waiting />}>
          {() => (
            <>
              {list.data?.length === 0 && (
                <EmptyPanel drawing={<EmptyArt kind="saved" />} title={t('desk.none')} sentence={t('desk.noneHelp')} />
              )}
              <ul>
                {list.data?.map((request) => (
                  <Request key={request.id} request={request} />
                ))}
              </ul>
              <ListFoot list={list} more={t('desk.more')} titleLevel={3} />
            </>
          )}
        </SkeletonGroup>
      </Card>
    </div>
  )
}

function Request({ request: { id, name, student, requestedAt, mayDecide } }: { request: SchoolNameRequest }) {
  const { t } = useTranslation('names')
  const format = useFormat()
  const decide = useContractMutation('names', 'decide')
  const asked = decide.isPending ? decide.variables.body.status : undefined

  function say(status: 'ACCEPTED' | 'REFUSED'): void {
    void saving(decide.mutateAsync({ params: { id }, body: { status } }), 'update').catch(() => {})
  }

  return (
    <li className={styles['row']}>
      <UserAvatar
        name={student.name}
        selection={lookOf({ id: student.userId, avatar: student.avatar })}
        size={44}
        decorative
      />
      <div className={styles['who']}>
        <p>
          {t('desk.now')} <b>{student.name}</b>
        </p>
        <p>
          {t('desk.asked')} <b>{name}</b>
        </p>
        <p className={styles['quiet']}>
          {[student.className, format.relative(requestedAt)].filter(Boolean).join(' · ')}
        </p>
      </div>
      {mayDecide ? (
        <div className={styles['actions']}>
          <Button
            variant="line"
            size="s"
            loading={asked === 'REFUSED'}
            aria-label={t('desk.refuseOf', { name: student.name })}
            onClick={() => say('REFUSED')}
          >
            {t('desk.refuse')}
          </Button>
          <Button
            variant="soft"
            size="s"
            loading={asked === 'ACCEPTED'}
            aria-label={t('desk.acceptOf', { name: student.name })}
            onClick={() => say('ACCEPTED')}
          >
            {t('desk.accept')}
          </Button>
        </div>
      ) : (
        <p className={styles['quiet']}>{t('desk.notYours')}</p>
      )}
    </li>
  )
}

function Waiting() {
  return (
    <div className={styles['stack']}>
      <Skeleton height={64} radius={14} />
      <Skeleton height={64} radius={14} />
    </div>
  )
}
