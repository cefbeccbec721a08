import type { EntityReport } from '@trilha/contract/constants'
import { useContractMutation } from '../../lib/query.ts'
import { ReportDialog } from './ReportDialog.tsx'

export interface SendReportProps {
  open: boolean
  onClose: () => void
  contentId: string
  entityReport?: EntityReport
}

/** The report dialog with the call behind it: whatever can be reported shows this one. */
export function SendReport(props: SendReportProps) {
  const report = useContractMutation('moderation', 'report')
  return (
    <ReportDialog
      {...props}
      onSend={async (body) => {
        await report.mutateAsync({ body })
      }}
    />
  )
}
