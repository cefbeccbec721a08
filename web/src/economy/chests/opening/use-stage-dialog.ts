import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useLayer } from '../../../ui/base/layers.ts'

/**
 * A native modal: the page below is inert, and closing gives the focus back to where it was. Where that button is gone,
 * because no chest is left to open, the page itself takes it.
 */
export function useStageDialog(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useLayer(true, 'native')
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => {
      dialog?.close()
      setTimeout(() => {
        if (document.activeElement === document.body) document.getElementById('main')?.focus()
      })
    }
  }, [])
  return ref
}
