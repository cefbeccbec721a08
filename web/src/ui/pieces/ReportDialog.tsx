import type { EntityReport } from '@trilha/contract/constants'
import { useEffect, useReducer, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../base/Button.tsx'
import { Dialog } from '../base/Dialog.tsx'
import { Loader } from '../base/Loader.tsx'
import { closedReport, reportReducer, toReport } from './report-machine.ts'
import type { Report, ReportEvent, ReportPhase } from './report-machine.ts'
import styles from './ReportDialog.module.css'
import { ReportForm } from './ReportForm.tsx'
import { ReportSent } from './ReportSent.tsx'

/** Long enough to read both sentences aloud; any key or movement stops the clock. */
const closesAfterMs = 6000

export interface ReportDialogProps {
  open: boolean
  onClose: () => void
  contentId: string
  entityReport?: EntityReport
  onSend: (report: Report) => Promise<void>
}

export function ReportDialog({ open, onClose, contentId, entityReport, onSend }: ReportDialogProps) {
  const { t } = useTranslation('pieces')
  const [state, dispatch] = useReducer(reportReducer, closedReport)
  const description = useRef<HTMLTextAreaElement>(null)
  const [wasOpen, setWasOpen] = useState(false)

  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) dispatch({ name: 'opened' })
  }

  /** The words stay until the dialog has faded out; then everything is reset. */
  function leave(): void {
    if (reportReducer(state, { name: 'dismissed' }).phase === 'closed') onClose()
  }

  const keepOpen = useCloseAfterSuccess(state.phase === 'sent', onClose)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const submitted: ReportEvent = { name: 'submitted' }
    dispatch(submitted)
    if (reportReducer(state, submitted).phase !== 'sending') return description.current?.focus()
    const report = toReport(state, entityReport ? { contentId, entityReport } : { contentId })
    if (!report) return
    try {
      await onSend(report)
      dispatch({ name: 'succeeded' })
    } catch {
      dispatch({ name: 'failed' })
    }
  }

  const isSent = state.phase === 'sent'
  return (
    <Dialog
      open={open}
      onClose={leave}
      onClosed={() => dispatch({ name: 'dismissed' })}
      title={t(isSent ? 'report.sent' : 'report.title')}
      lead={t(isSent ? 'report.sentBody' : 'report.who')}
    >
      {/* One region for the whole life of the dialog: a new one would not be read aloud. */}
      <p role="status" className={styles['spoken']}>
        {state.phase === 'sending' && t('report.sending')}
        {isSent && (
          <>
            <span>{t('report.sent')}</span> <span>{t('report.sentBody')}</span>
          </>
        )}
      </p>
      {isSent ? (
        <ReportSent onClose={leave} onTouched={keepOpen} />
      ) : (
        <form noValidate onSubmit={(event) => void submit(event)}>
          <ReportForm state={state} dispatch={dispatch} description={description} />
          <div className={styles['actions']}>
            <Button variant="line" size="s" onClick={leave} disabled={state.phase === 'sending'}>
              {t('report.back')}
            </Button>
            <SendButton phase={state.phase} isReady={state.type !== null} />
          </div>
        </form>
      )}
    </Dialog>
  )
}

const sendLabels = { sending: 'report.sending', failed: 'report.retry' } as const

/** Busy, not disabled, while sending: a disabled button would drop the focus. */
function SendButton({ phase, isReady }: { phase: ReportPhase; isReady: boolean }) {
  const { t } = useTranslation('pieces')
  const isSending = phase === 'sending'
  const label = phase === 'sending' || phase === 'failed' ? sendLabels[phase] : 'report.send'
  return (
    <Button
      type="submit"
      size="s"
      className={styles['send']}
      disabled={!isReady}
      {...(isSending && { 'aria-disabled': true, icon: <Loader size={18} /> })}
    >
      {t(label)}
    </Button>
  )
}

/** Success closes the dialog by itself, unless somebody shows that they are still reading. */
function useCloseAfterSuccess(isSent: boolean, onClose: () => void): () => void {
  const timer = useRef(0)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!isSent) return
    timer.current = window.setTimeout(() => close.current(), closesAfterMs)
    return () => window.clearTimeout(timer.current)
  }, [isSent])
  return () => window.clearTimeout(timer.current)
}
