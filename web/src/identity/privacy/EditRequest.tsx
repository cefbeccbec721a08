import type { DataRequest } from '@trilha/contract/identity/privacy'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useContractMutation } from '../../lib/query.ts'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { saving } from '../../ui/base/toasts.ts'
import type { RequestFields } from './request-checks.ts'
import { RequestForm } from './RequestForm.tsx'

/** Only while it is open: afterwards the school answers what it has read. */
export function EditRequest({ request, onClose }: { request: DataRequest; onClose: () => void }) {
  const { t } = useTranslation('privacy')
  const { id, firstName, lastName, email, phone, type, description } = request
  const [fields, setFields] = useState<RequestFields>({ firstName, lastName, email, phone, type, description })
  const update = useContractMutation('privacy', 'update')

  async function save(): Promise<void> {
    if (fields.type === '') return
    try {
      await saving(update.mutateAsync({ params: { id }, body: { ...fields, type: fields.type } }), 'update')
      onClose()
    } catch {
      // The form shows what the server said.
    }
  }

  return (
    <Dialog open onClose={onClose} title={t('mine.editTitle')} width={640}>
      <RequestForm
        fields={fields}
        onChange={setFields}
        onSubmit={() => void save()}
        isSending={update.isPending}
        error={update.error}
        submitLabel={t('mine.save')}
      />
    </Dialog>
  )
}
