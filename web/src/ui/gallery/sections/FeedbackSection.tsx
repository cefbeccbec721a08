import { useTranslation } from 'react-i18next'
import { EmptyArt } from '../../art/EmptyArt.tsx'
import { Button } from '../../base/Button.tsx'
import { EmptyPanel } from '../../base/EmptyPanel.tsx'
import { ErrorPanel } from '../../base/ErrorPanel.tsx'
import { OfflineBar } from '../../base/OfflineBar.tsx'
import { ToastCard } from '../../base/ToastCard.tsx'
import { saving, toast } from '../../base/toasts.ts'
import type { Toast } from '../../base/toasts.ts'
import { CommunityEmpty } from '../../pieces/CommunityEmpty.tsx'
import { WaitingText } from '../../pieces/WaitingText.tsx'
import styles from '../Gallery.module.css'
import { GallerySection } from '../GallerySection.tsx'
import { samplePeople } from '../samples.ts'
import { Specimen } from '../Specimen.tsx'

const ownKinds = ['feed', 'friends', 'topics', 'albums', 'saved'] as const
const otherKinds = ['otherFeed', 'otherFriends', 'otherTopics'] as const

export function FeedbackSection() {
  const { t } = useTranslation('gallery')
  return (
    <GallerySection id="feedback" title={t('sections.feedback')}>
      <Specimen name="toasts" title={t('feedback.toasts')} wide>
        <StillToasts />
      </Specimen>
      <Specimen name="toasts-live" title={t('feedback.toastsLive')} wide>
        <LiveToasts />
      </Specimen>
      {ownKinds.map((kind) => (
        <Specimen key={kind} name={`empty-${kind}`} title={t(`feedback.empty.${kind}`)}>
          {/* Albums are made by the school's staff: the picture of the kit shows no button. */}
          {kind === 'albums' ? <CommunityEmpty kind={kind} /> : <CommunityEmpty kind={kind} action={ignore} />}
        </Specimen>
      ))}
      {otherKinds.map((kind) => (
        <Specimen key={kind} name={`empty-${kind}`} title={t(`feedback.empty.${kind}`)}>
          <CommunityEmpty kind={kind} name={samplePeople[0].first} />
        </Specimen>
      ))}
      <Specimen name="waiting-text" title={t('feedback.waiting')}>
        <WaitingText text={t('feedback.waitingText')} isSending={false} onRetry={ignore} onDiscard={ignore} />
      </Specimen>
      <Specimen name="waiting-text-sending" title={t('feedback.waitingSending')}>
        <WaitingText text={t('feedback.waitingText')} isSending onRetry={ignore} onDiscard={ignore} />
      </Specimen>
      <Specimen name="waiting-text-refused" title={t('feedback.waitingRefused')}>
        <WaitingText
          text={t('feedback.waitingText')}
          isSending={false}
          refusal={t('feedback.errorSentence')}
          onRetry={ignore}
          onDiscard={ignore}
        />
      </Specimen>
      <Specimen name="error-panel" title={t('states.error')}>
        <ErrorPanel onRetry={ignore} code="br_0000" />
      </Specimen>
      <Specimen name="error-retrying" title={t('feedback.retrying')}>
        <ErrorPanel onRetry={ignore} retrying code="br_0000" />
      </Specimen>
      <Specimen name="error-plain" title={t('feedback.errorPlain')}>
        <ErrorPanel title={t('feedback.errorTitle')} sentence={t('feedback.errorSentence')} />
      </Specimen>
      <Specimen name="empty-not-found" title={t('feedback.notFound')}>
        <EmptyPanel
          drawing={<EmptyArt kind="notFound" />}
          title={t('feedback.notFoundTitle')}
          sentence={t('feedback.notFoundSentence')}
        />
      </Specimen>
      <Specimen name="empty-offline" title={t('feedback.offline')}>
        <EmptyPanel
          drawing={<EmptyArt kind="offline" />}
          title={t('feedback.offlineTitle')}
          sentence={t('feedback.offlineSentence')}
        />
      </Specimen>
      <Specimen name="offline" title={t('feedback.offlineBar')} wide bare>
        <OfflineBar offline />
      </Specimen>
    </GallerySection>
  )
}

function ignore(): void {}

function StillToasts() {
  const toasts: Toast[] = [
    { id: -1, kind: 'progress', words: { key: 'toast.save.progress' } },
    { id: -2, kind: 'success', words: { key: 'toast.save.success' } },
    { id: -3, kind: 'error', words: { key: 'toast.save.error' }, onRetry: ignore },
    { id: -4, kind: 'progress', words: { key: 'toast.update.progress' } },
    { id: -5, kind: 'success', words: { key: 'toast.update.success' } },
    { id: -6, kind: 'error', words: { key: 'toast.update.error' }, onRetry: ignore },
    { id: -7, kind: 'warning', words: { key: 'toast.warning' } },
    { id: -8, kind: 'info', words: { key: 'toast.info' } },
  ]
  return toasts.map((still) => <ToastCard key={still.id} toast={still} />)
}

const workMs = 900

function LiveToasts() {
  const { t } = useTranslation('gallery')

  function work(outcome: 'works' | 'fails', kind?: 'update'): void {
    const attempt = () =>
      new Promise<void>((resolve, reject) => {
        window.setTimeout(() => (outcome === 'works' ? resolve() : reject(new Error(outcome))), workMs)
      })
    saving(attempt, kind).catch(ignore)
  }

  return (
    <div className={styles['row']}>
      <Button variant="line" size="s" onClick={() => work('works')}>
        {t('feedback.saveWorks')}
      </Button>
      <Button variant="line" size="s" onClick={() => work('fails')}>
        {t('feedback.saveFails')}
      </Button>
      <Button variant="line" size="s" onClick={() => work('works', 'update')}>
        {t('feedback.updateWorks')}
      </Button>
      <Button variant="line" size="s" onClick={() => work('fails', 'update')}>
        {t('feedback.updateFails')}
      </Button>
      <Button variant="line" size="s" onClick={() => toast.success()}>
        {t('feedback.success')}
      </Button>
      <Button variant="line" size="s" onClick={() => toast.warning()}>
        {t('feedback.warning')}
      </Button>
      <Button variant="line" size="s" onClick={() => toast.info()}>
        {t('feedback.info')}
      </Button>
    </div>
  )
}
