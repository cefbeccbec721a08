import type { MyParentalControl } from '@trilha/contract/identity/family'
import { IconHeartHandshake } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import styles from './family.module.css'
import { MyGuardiansCard } from './MyGuardiansCard.tsx'
import { MyPinCard } from './MyPinCard.tsx'
import { PartSwitches } from './PartSwitches.tsx'
import { PinUnlock, useMayEdit } from './PinUnlock.tsx'
import { useControlChange } from './use-control-change.ts'
import { useMyControl } from './use-my-control.ts'

/** What a student may use, who decides it, and the PIN. */
export function ParentalControlPage() {
  const { t } = useTranslation('family')
  const { data: control, error, isPending, isFetching, refetch } = useMyControl()
  const failure = useErrorText(control ? undefined : error)
  return (
    <div className={styles['stack']}>
      <PageTitle lead={t('mine.lead')}>{t('mine.title')}</PageTitle>
      <SkeletonGroup loading={isPending} skeleton={<MineSkeleton />}>
        {() =>
          control ? (
            <div className={styles['stack']}>
              <PinUnlock />
              {control.communityClosedBy === 'CONSENT' && <ConsentMissing />}
              <MyParts control={control} />
              <MyPinCard control={control} />
              <MyGuardiansCard control={control} />
            </div>
          ) : (
            <Card aria-label={t('mine.title')}>
              <ErrorPanel
                titleLevel={2}
                sentence={failure?.sentence}
                code={failure?.code}
                retrying={isFetching}
                onRetry={() => void refetch()}
              />
            </Card>
          )
        }
      </SkeletonGroup>
    </div>
  )
}

function MineSkeleton() {
  return (
    <div className={styles['stack']}>
      <Skeleton height={96} radius={22} />
      <Skeleton height={240} radius={22} />
    </div>
  )
}

/** Says what is missing and who can help; the switches alone open nothing then (E71). */
function ConsentMissing() {
  const { t } = useTranslation('family')
  return (
    <Card title={t('mine.consent.title')}>
      <p className={styles['note']}>
        <IconHeartHandshake size={22} stroke={1.9} aria-hidden="true" />
        {t('mine.consent.sentence')}
      </p>
    </Card>
  )
}

/** Closing is free while nothing locks it; opening asks for a PIN that somebody else gave. G23 */
function MyParts({ control }: { control: MyParentalControl }) {
  const { t } = useTranslation('family')
  const mayEdit = useMayEdit()
  const { shown, change } = useControlChange(control)
  const mayOpen = mayEdit && (control.pinSetBy === 'GUARDIAN' || control.pinSetBy === 'SCHOOL')
  return (
    <Card title={t('mine.parts')}>
      <PartSwitches
        value={shown}
        onChange={change}
        mayChange={(name) => mayOpen || (mayEdit && shown[name])}
        isWaiting={control.communityClosedBy === 'CONSENT'}
      />
      <p className={styles['quiet']}>{t(`mine.whoOpens.${control.pinSetBy ?? 'nobody'}`)}</p>
    </Card>
  )
}
