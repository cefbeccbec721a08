import { IconFileZip, IconTrash } from '@tabler/icons-react'
import { ERASURE_WAIT_DAYS } from '@trilha/contract/constants/people'
import type { DataRequest, SchoolChange } from '@trilha/contract/identity/privacy'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/base/Button.tsx'
import { TextField } from '../../ui/base/TextField.tsx'
import styles from './ApproveStep.module.css'

/** Who gets the copy is said before it is sent. */
const leadKeys = {
  SELF: 'desk.exportLead',
  GUARDIAN: 'desk.exportLeadGuardian',
  STUDENT: 'desk.exportLeadStudent',
} as const

interface ApproveStepProps {
  request: DataRequest
  isSending: boolean
  onTake: (change: SchoolChange) => void
}

/** What the product does by itself: the copy of an INFORMATION request, the erasure of a DELETION request. */
export function ApproveStep({ request, isSending, onTake }: ApproveStepProps) {
  const { t } = useTranslation('privacy')
  const approve = () => onTake({ status: 'IN_PROGRESS', approve: true })
  if (request.type === 'INFORMATION') {
    return (
      <section className={styles['step']}>
        <p>{t(leadKeys[request.copyFor ?? 'SELF'], { name: request.requester.name })}</p>
        <Button
          variant="soft"
          loading={isSending}
          onClick={approve}
          icon={<IconFileZip size={20} stroke={1.9} aria-hidden="true" />}
        >
          {t('desk.export')}
        </Button>
      </section>
    )
  }
  if (request.type !== 'DELETION' || request.eraseAt) return null
  return <ApproveErasure name={request.about.name} isSending={isSending} onApprove={approve} />
}

/** Cannot be undone after some days, so the name is typed: nobody erases the wrong person with one tap. */
function ApproveErasure({ name, isSending, onApprove }: { name: string; isSending: boolean; onApprove: () => void }) {
  const { t } = useTranslation('privacy')
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  return (
    <section className={styles['step']}>
      <p>{t('desk.erasureLead', { count: ERASURE_WAIT_DAYS })}</p>
      <TextField
        label={t('desk.typeName', { name })}
        autoComplete="off"
        value={typed}
        error={isWrong ? t('desk.nameDiffers') : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setIsWrong(false)
        }}
      />
      <Button
        variant="danger"
        loading={isSending}
        icon={<IconTrash size={20} stroke={1.9} aria-hidden="true" />}
        onClick={() => (isSame(typed, name) ? onApprove() : setIsWrong(true))}
      >
        {t('desk.erasure')}
      </Button>
    </section>
  )
}

function isSame(typed: string, name: string): boolean {
  return typed.trim().localeCompare(name.trim(), undefined, { sensitivity: 'base' }) === 0
}
