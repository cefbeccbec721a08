import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { isFinal } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/base/Button.tsx'
import { Loader } from '../../../ui/base/Loader.tsx'
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx'
import type { OpeningPhase } from './opening-machine.ts'
import styles from './OpeningActions.module.css'

interface OpeningActionsProps {
  /** The one yellow button. */
  ref: Ref<HTMLButtonElement>
  phase: OpeningPhase
  words: Record<'open' | 'waiting' | 'next', string>
  error: unknown
  /** Closed chests besides this one. */
  left: number
  /** Of the same kind, the next one is known only when the list has come back. */
  isNextKnown: boolean
  onOpen: () => void
  onNext: () => void
  onClose: () => void
}

export function OpeningActions(props: OpeningActionsProps) {
  const { ref, phase, words, error, onOpen, onClose } = props
  const { t } = useTranslation(['chests', 'ui'])
  const main = { ref, variant: 'ipe', size: 'l', className: styles['button'] } as const
  // A refusal is a decision: asking again would only hear it again.
  const mayRetry = phase === 'failed' && !isFinal(error)
  return (
    <div className={styles['actions']} data-phase={phase}>
      {phase === 'ready' && (
        <Button {...main} onClick={onOpen}>
          {words.open}
        </Button>
      )}
      {phase === 'waiting' && (
        <p role="status" className={styles['waiting']}>
          <Loader size={20} /> {words.waiting}
        </p>
      )}
      {phase === 'done' && (
        <>
          <Button {...main} onClick={onClose}>
            {t('opening.keep')}
          </Button>
          <NextButton {...props} />
        </>
      )}
      {phase === 'failed' && (
        <>
          <Button {...main} onClick={mayRetry ? onOpen : onClose}>
            {mayRetry ? t('ui:retry') : t('opening.close')}
          </Button>
          {!mayRetry && <NextButton {...props} />}
        </>
      )}
    </div>
  )
}

function NextButton({ words, left, isNextKnown, onNext }: OpeningActionsProps) {
  const { t } = useTranslation('chests')
  if (left < 1) return null
  return (
    <Button variant="ghost" size="l" className={styles['next']} loading={!isNextKnown} onClick={onNext}>
      {words.next}
      <span className={styles['count']} aria-hidden="true">
        {left}
      </span>
      <VisuallyHidden>, {t('opening.nextLeft', { count: left })}</VisuallyHidden>
    </Button>
  )
}
