import type { ReactNode } from 'react'
import { EntryShell } from '../../ui/shell/EntryShell.tsx'

interface EntryFrameProps {
  title: ReactNode
  lead?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** The landscape of the way in, around the forms of this domain. */
export function EntryFrame(props: EntryFrameProps) {
  return <EntryShell low {...props} />
}
