import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/query.ts'
import { useLiveInterval } from '../../lib/socket.ts'
import { BellButton } from '../../ui/shell/BellButton.tsx'
import styles from './NotificationBell.module.css'
import { NotificationList } from './NotificationList.tsx'

/** The bell and what it tells. A small window beside it, not a stage: the page stays in reach. */
export function NotificationBell() {
  const { t } = useTranslation('notifications')
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { data } = useQuery({ ...query('notifications', 'countUnread'), refetchInterval: useLiveInterval() })

  useEffect(() => {
    if (!isOpen) return
    panel.current?.focus()
    function closeOutside(event: PointerEvent) {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setIsOpen(false)
    }
    function closeByKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      setIsOpen(false)
      place.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [isOpen])

  /** Tab past the end leaves the window, and it goes. */
  function onBlur({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof Node && !place.current?.contains(relatedTarget)) setIsOpen(false)
  }

  return (
    <div ref={place} className={styles['place']} onBlur={onBlur}>
      <BellButton
        count={data?.count ?? 0}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen((open) => !open)}
      />
      {isOpen && (
        <div ref={panel} role="dialog" tabIndex={-1} aria-label={t('title')} className={styles['panel']}>
          <NotificationList hasUnread={(data?.count ?? 0) > 0} onLeave={() => setIsOpen(false)} />
        </div>
      )}
    </div>
  )
}
