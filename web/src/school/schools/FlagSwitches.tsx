import { useQuery, useQueryClient } from '@tanstack/react-query'
import { SCHOOL_FLAGS, type SchoolFlag } from '@trilha/contract/constants/people'
import type { SchoolFlags } from '@trilha/contract/school/schools'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPartBuilt } from '../../lib/built-parts.ts'
import { useErrorText } from '../../lib/errors.ts'
import { query, useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { SwitchField } from '../../ui/base/SwitchField.tsx'
import { saving } from '../../ui/base/toasts.ts'
import styles from './SchoolDesk.module.css'

/** What is open comes first; closing everything comes last. */
const shown: readonly SchoolFlag[] = SCHOOL_FLAGS.filter(isPartBuilt).toSorted(
  (a, b) => Number(a === 'isBlockedAccount') - Number(b === 'isBlockedAccount'),
)

export function FlagSwitches() {
  const { t } = useTranslation('schools')
  const flags = useQuery(query('schools', 'getSchoolFlags'))
  const failure = useErrorText(flags.data ? undefined : flags.error)
  return (
    <Card title={t('flags.title')}>
      <SkeletonGroup loading={flags.isPending} skeleton={<Skeleton height={300} radius={14} />}>
        {() =>
          flags.data ? (
            <Switches flags={flags.data} />
          ) : (
            <ErrorPanel
              sentence={failure?.sentence}
              code={failure?.code}
              retrying={flags.isFetching}
              onRetry={() => void flags.refetch()}
            />
          )
        }
      </SkeletonGroup>
    </Card>
  )
}

function Switches({ flags }: { flags: SchoolFlags }) {
  const { t } = useTranslation('schools')
  const [isAsking, setAsking] = useState(false)
  const client = useQueryClient()
  const change = useContractMutation('schools', 'setSchoolFlags', {
    // At once, so that the switch does not jump back until the list is asked again.
    onSuccess: (now) => client.setQueryData(query('schools', 'getSchoolFlags').queryKey, now),
  })
  const failure = useErrorText(change.error)
  const wish = change.isPending ? change.variables?.body : undefined

  function set(flag: SchoolFlag, value: boolean): void {
    setAsking(false)
    // The switch goes back by itself; the sentence below says why.
    void saving(change.mutateAsync({ body: { [flag]: value } }), 'update').catch(() => undefined)
  }

  return (
    <div className={styles['switches']}>
      {shown.map((flag) => (
        <SwitchField
          key={flag}
          label={t(`flags.${flag}.label`)}
          hint={t(`flags.${flag}.hint`)}
          checked={wish?.[flag] ?? flags[flag]}
          onChange={(value) => (flag === 'isBlockedAccount' && value ? setAsking(true) : set(flag, value))}
        />
      ))}
      {failure && (
        <p role="alert" className={styles['failure']}>
          {failure.sentence}
        </p>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('flags.confirm.title')}
        lead={t('flags.confirm.lead')}
        actions={
          <>
            <Button variant="line" onClick={() => setAsking(false)}>
              {t('flags.confirm.back')}
            </Button>
            <Button variant="danger" onClick={() => set('isBlockedAccount', true)}>
              {t('flags.confirm.close')}
            </Button>
          </>
        }
      />
    </div>
  )
}
