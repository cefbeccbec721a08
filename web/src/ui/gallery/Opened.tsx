import { useState, type ReactNode } from 'react'
import { Button } from '../base/Button.tsx'

/** Shown on demand: what covers the page, takes the focus or brings itself into view. */
export function Opened({
  label,
  children,
}: {
  label: string
  children: (isOpen: boolean, close: () => void) => ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {children(isOpen, () => setOpen(false))}
    </>
  )
}
