import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/query.ts'
import { IconButton } from '../../ui/base/IconButton.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import { LinkPreviewCard } from '../../ui/pieces/LinkPreviewCard.tsx'
import styles from './composer.module.css'

/** Long enough that an address is typed to its end. */
const pause = 600

/** What others will see of an address in the text; a page of which nothing could be read shows nothing. */
export function LinkTray({ url, onRemove }: { url: string; onRemove: () => void }) {
  const { t } = useTranslation('posts')
  const isSettled = useSettled(url)
  const preview = useQuery({
    ...query('linkPreviews', 'get', { query: { url } }),
    enabled: isSettled,
    retry: false,
    staleTime: Infinity,
  })
  if (preview.isError) return null
  return (
    <div className={styles['link']}>
      <VisuallyHidden role="status">{preview.isPending ? t('link.loading') : t('link.ready')}</VisuallyHidden>
      {preview.data ? (
        <>
          <LinkPreviewCard preview={preview.data} />
          <IconButton variant="line" aria-label={t('link.remove')} className={styles['unlink']} onClick={onRemove}>
            <IconX size={20} stroke={1.9} aria-hidden="true" />
          </IconButton>
        </>
      ) : (
        <Skeleton height={104} radius={18} />
      )}
    </div>
  )
}

/** Also the first: its first letters are an address already, of somebody else. */
function useSettled(url: string): boolean {
  const [settled, setSettled] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(url), pause)
    return () => clearTimeout(timer)
  }, [url])
  return settled === url
}
