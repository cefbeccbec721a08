import { useEffect, useRef, useState } from 'react'

const delay = 200
const shortest = 400

/** True from 200 ms after `active` begins, and then for 400 ms at least. */
export function useDelayed(active: boolean): boolean {
  const [visible, setVisible] = useState(false)
  const shownAt = useRef(0)

  useEffect(() => {
    if (active === visible) return
    const wait = active ? delay : Math.max(0, shortest - (performance.now() - shownAt.current))
    const timer = setTimeout(() => {
      shownAt.current = performance.now()
      setVisible(active)
    }, wait)
    return () => clearTimeout(timer)
  }, [active, visible])

  return visible
}
