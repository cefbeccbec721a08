import { useState } from 'react'
import { matching } from './places.ts'
import { movedTo, settled, stepOf } from './search-list.ts'
import type { SearchOption } from './search-list.ts'

interface SearchArguments {
  options: readonly SearchOption[]
  value: string
  onChange: (value: string) => void
}

/** What a searchable list knows: the text, what it leaves of the options, and which one a key would take. */
export function useSearch({ options, value, onChange }: SearchArguments) {
  // Null while the field shows what is chosen; a text while somebody searches.
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = typed === null ? options : matching(options, typed)
  const text = typed ?? options.find((option) => option.value === value)?.label ?? value

  function open(): void {
    if (isOpen) return
    setOpen(true)
    setActive(options.findIndex((option) => option.value === value))
  }

  function close(): void {
    setOpen(false)
    setTyped(null)
    setActive(-1)
  }

  function write(written: string): void {
    setTyped(written)
    setOpen(true)
    setActive(written.trim() === '' ? -1 : 0)
  }

  function choose(next: string): void {
    close()
    if (next !== value) onChange(next)
  }

  /** True when the key was for the list and must do nothing else. */
  function onKey(key: string): boolean {
    const step = stepOf(key)
    const option = shown[active]
    if (step !== undefined && !isOpen) open()
    else if (step !== undefined) setActive(movedTo(active, step, shown.length))
    else if (isOpen && key === 'Enter' && option) choose(option.value)
    else if (isOpen && key === 'Escape') close()
    else return false
    return true
  }

  const settle = () => choose(settled({ typed, options, value }))
  return { text, isOpen, active, shown, open, close, write, choose, settle, onKey }
}
