import type { SchoolPerson } from '@trilha/contract/school/schools'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/base/Button.tsx'
import { ChangePersonDialog } from './ChangePersonDialog.tsx'

interface ChangePersonProps {
  person: SchoolPerson
  mayEnd: boolean
}

/** Classes, a new password, and the end of the account: whatever of it this person has. */
export function ChangePerson({ person, mayEnd }: ChangePersonProps) {
  const { t } = useTranslation('roster')
  const [isOpen, setOpen] = useState(false)
  const hasClasses = person.role === 'STUDENT' || person.role === 'PROFESSOR'
  const isEndable = mayEnd && person.role !== 'SCHOOL_ADMIN'
  if (!hasClasses && !isEndable && person.username === null) return null
  return (
    <>
      <Button variant="line" size="s" aria-label={t('changeOf', { name: person.name })} onClick={() => setOpen(true)}>
        {t('change')}
      </Button>
      {isOpen && (
        <ChangePersonDialog
          person={person}
          hasClasses={hasClasses}
          isEndable={isEndable}
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  )
}
