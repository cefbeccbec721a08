import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { IconCircleCheck, IconLinkOff } from '@tabler/icons-react'
import type { GuardianRequest } from '@trilha/contract/school/admissions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { isApiError } from '../../lib/api/api-error.ts'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { EntryShell } from '../../ui/shell/EntryShell.tsx'
import styles from './admissions.module.css'
import { ConsentForm, type Next } from './ConsentForm.tsx'

/** Unknown, answered before, too old: what the letter's link may be. */
const deadLinks = {
  br_0011: 'unknown',
  br_0012: 'used',
  br_0025: 'expired',
  ii_0032: 'unknown',
  ii_0060: 'unknown',
} as const

function deadOf(error: unknown): 'unknown' | 'used' | 'expired' | undefined {
  const code = isApiError(error) ? error.code : ''
  return Object.hasOwn(deadLinks, code) ? deadLinks[code as keyof typeof deadLinks] : undefined
}

/**
 * A guardian answers here, without an account. Nothing is answered before a button is pressed: mail scanners open
 * links too.
 */
export function GuardianConsentPage() {
  const { t } = useTranslation('admissions')
  const { id = '', token = '' } = useParams({ strict: false })
  const link = { id, verificationToken: token }
  const [answered, setAnswered] = useState<{ next: Next; request: GuardianRequest }>()
  const [deadSince, setDead] = useState<unknown>()
  const request = useQuery({
    ...query('admissions', 'getRequest', { params: link }),
    retry: false,
    // Once answered, the link is spent.
    enabled: answered === undefined,
  })
  const dead = deadOf(deadSince ?? request.error)
  const failure = useErrorText(request.data ? undefined : request.error)
  if (answered) return <Answered {...answered} />
  if (dead) return <DeadLink why={dead} />
  return (
    <SkeletonGroup
      loading={request.isPending}
      skeleton={
        <EntryShell low title={<Skeleton width={240} height={34} radius={10} />}>
          <Skeleton height={320} radius={22} />
        </EntryShell>
      }
    >
      {() =>
        request.data ? (
          <Request
            request={request.data}
            link={link}
            onAnswered={(next) => setAnswered({ next, request: request.data })}
            onRefused={(error) => deadOf(error) && setDead(error)}
          />
        ) : (
          <EntryShell low title={t('consent.dead.title')}>
            <ErrorPanel
              titleLevel={2}
              sentence={failure?.sentence}
              code={failure?.code}
              retrying={request.isFetching}
              onRetry={() => void request.refetch()}
            />
          </EntryShell>
        )
      }
    </SkeletonGroup>
  )
}

interface RequestProps {
  request: GuardianRequest
  link: { id: string; verificationToken: string }
  onAnswered: (next: Next) => void
  onRefused: (error: unknown) => void
}

function Request({ request, ...form }: RequestProps) {
  const { t } = useTranslation('admissions')
  const format = useFormat()
  const names = { name: request.child.firstName, school: request.school.name }
  return (
    <EntryShell
      low
      title={t('consent.title', names)}
      lead={t(request.isTrial ? 'consent.leadTrial' : 'consent.lead', names)}
    >
      <div className={styles['form']}>
        <div className={styles['about']}>
          {(['what', 'stores', 'closed'] as const).map((part) => (
            <section key={part}>
              <h2>{t(`consent.${part}`)}</h2>
              <p>{t(`consent.${part}Text`)}</p>
            </section>
          ))}
          <Link to={paths.agreeTerms} target="_blank" className={linkClass()}>
            {t('consent.terms')}
          </Link>
        </div>
        <ConsentForm request={request} {...form} />
        <p className={styles['note']}>{t('consent.expires', { day: format.date(request.expiresAt) })}</p>
      </div>
    </EntryShell>
  )
}

function Answered({ next, request }: { next: Next; request: GuardianRequest }) {
  const { t } = useTranslation('admissions')
  const names = { name: request.child.firstName, school: request.school.name }
  return (
    <EntryShell low title={t(`consent.${next}.title`)}>
      <div className={styles['answer']} role="status">
        <span className={styles['mark']}>
          <IconCircleCheck size={30} stroke={1.9} aria-hidden="true" />
        </span>
        <p>{t(`consent.${next}.lead`, names)}</p>
      </div>
    </EntryShell>
  )
}

function DeadLink({ why }: { why: 'unknown' | 'used' | 'expired' }) {
  const { t } = useTranslation('admissions')
  return (
    <EntryShell low title={t('consent.dead.title')}>
      <div className={styles['answer']} role="status">
        <span className={styles['mark']} data-kind="over">
          <IconLinkOff size={30} stroke={1.9} aria-hidden="true" />
        </span>
        <p>{t(`consent.dead.${why}`)}</p>
      </div>
    </EntryShell>
  )
}
