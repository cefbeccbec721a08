import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { useErrorText } from '../../lib/errors.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { LiveQrCode } from './LiveQrCode.tsx'
import styles from './QrCodePage.module.css'
import { QrCodeSteps } from './QrCodeSteps.tsx'
import { useQrCode } from './use-qr-code.ts'

/** Shows a code with which a second device signs in (decision G25). */
export function QrCodePage() {
  const { t } = useTranslation('devices')
  const { data: current, error, refetch, isFetching } = useCurrentAccount()
  const failure = useErrorText(current ? undefined : error)
  return (
    <>
      <PageTitle lead={t('qr.lead')}>{t('qr.title')}</PageTitle>
      <div className={styles['page']}>
        <Card as="div" className={styles['card']}>
          {failure ? (
            <ErrorPanel {...failure} retrying={isFetching} onRetry={() => void refetch()} titleLevel={2} />
          ) : current ? (
            <Code userId={current.user.id} />
          ) : (
            <Waiting />
          )}
        </Card>
        <QrCodeSteps />
      </div>
    </>
  )
}

function Code({ userId }: { userId: string }) {
  const { code, error, isMaking, renew } = useQrCode(userId)
  const failure = useErrorText(error)
  if (failure) {
    return (
      <ErrorPanel titleLevel={2} sentence={failure.sentence} code={failure.code} retrying={isMaking} onRetry={renew} />
    )
  }
  return code ? <LiveQrCode key={code.id} code={code} isMaking={isMaking} onRenew={renew} /> : <Waiting />
}

function Waiting() {
  return (
    <SkeletonGroup loading skeleton={<Skeleton width={264} height={264} radius={22} />} className={styles['waiting']}>
      {() => null}
    </SkeletonGroup>
  )
}
