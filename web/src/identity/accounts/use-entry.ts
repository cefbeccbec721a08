import { useNavigate } from '@tanstack/react-router'
import { normalizeLoginName } from '@trilha/contract/rules'
import { useState } from 'react'
import type { paths } from '../../app/paths.ts'
import { signIn } from '../../lib/session.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { filled } from '../../lib/use-checked-form.ts'

interface EntryForm {
  values: Readonly<Record<'username' | 'password', string>>
  refuse: (error: unknown) => void
}

interface EntryOptions {
  /** Makes the person that the form describes. */
  make: () => Promise<unknown>
  home: typeof paths.dashboard | typeof paths.family
}

/** From a form that makes a person straight into their home. */
export function useEntry(form: EntryForm, { make, home }: EntryOptions) {
  const navigate = useNavigate()
  const [isSending, setIsSending] = useState(false)
  const { username, password } = form.values
  useUnsaved(!isSending && Object.keys(filled(form.values)).length > 0)

  async function enter(): Promise<void> {
    setIsSending(true)
    try {
      await make()
      await signIn({ username: normalizeLoginName(username), password })
      await navigate({ to: home, replace: true })
    } catch (error) {
      form.refuse(error)
      setIsSending(false)
    }
  }

  return { isSending, enter }
}
