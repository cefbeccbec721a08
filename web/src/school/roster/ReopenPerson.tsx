import type { ReopenedPerson } from '@trilha/contract/school/roster'
import type { SchoolPerson } from '@trilha/contract/school/schools'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { Reopened } from './Reopened.tsx'
import { ReopenForm } from './ReopenForm.tsx'

/** Beside an ended account: opens it again. */
export function ReopenPerson({ person }: { person: SchoolPerson }) {
  const { t } = useTranslation('roster')
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button
        variant="line"
        size="s"
        aria-label={t('reopenOf', { name: person.name })}
        onClick={() => setIsAsked(true)}
      >
        {t('reopen')}
      </Button>
      {isAsked && <ReopenDialog person={person} onClosed={() => setIsAsked(false)} />}
    </>
  )
}

function ReopenDialog({ person, onClosed }: { person: SchoolPerson; onClosed: () => void }) {
  const { t } = useTranslation('roster')
  const [isOpen, setOpen] = useState(true)
  const [reopened, setReopened] = useState<ReopenedPerson>()
  const close = () => setOpen(false)
  return (
    <Dialog open={isOpen} onClose={close} onClosed={onClosed} title={t('reopenOf', { name: person.name })} width={520}>
      {reopened ? (
        <Reopened reopened={reopened} onClose={close} />
      ) : (
        <ReopenForm person={person} onReopened={setReopened} />
      )}
    </Dialog>
  )
}
