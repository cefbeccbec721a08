import { IconUserPlus } from '@tabler/icons-react'
import type { Role } from '@trilha/contract/constants/people'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/base/Button.tsx'
import { AddPersonDialog } from './AddPersonDialog.tsx'

export function AddPerson({ roles }: { roles: readonly Role[] }) {
  const { t } = useTranslation('roster')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<IconUserPlus size={20} stroke={2} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('add')}
      </Button>
      {isOpen && <AddPersonDialog roles={roles} onClosed={() => setOpen(false)} />}
    </>
  )
}
