import { IconArrowLeft, IconArrowRight, IconCloudCheck, IconCloudUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { bottomBar } from '../../ui/base/bottom-bar.ts'
import { Button } from '../../ui/base/Button.tsx'
import styles from './Reader.module.css'
import type { SavedState } from './reading-reporter.ts'

interface ReaderBarProps {
  shown: readonly number[]
  pageCount: number
  saved: SavedState
  onTurn: (by: 1 | -1) => void
}

/** The way through the book. A button at its end stays where the focus is, and only says that it leads nowhere. */
export function ReaderBar({ shown, pageCount, saved, onTurn }: ReaderBarProps) {
  const { t } = useTranslation('shelves')
  const [first = 1, second] = shown
  const Icon = saved === 'saved' ? IconCloudCheck : IconCloudUp
  const place =
    second === undefined
      ? t('pageOf', { page: first, count: pageCount })
      : t('pagesOf', { first, second, count: pageCount })
  return (
    <nav ref={bottomBar} className={styles['bar']} aria-label={t('reader.turn')}>
      <Button
        variant="line"
        aria-disabled={first === 1}
        icon={<IconArrowLeft size={19} stroke={2.2} aria-hidden="true" />}
        onClick={() => onTurn(-1)}
      >
        <span className={styles['word']}>{t('reader.before')}</span>
      </Button>
      <div className={styles['place']}>
        <p role="status">{place}</p>
        <p className={styles['saved']} data-state={saved}>
          <Icon size={17} stroke={1.9} aria-hidden="true" />
          {t(`saved.${saved}`)}
        </p>
      </div>
      <Button
        aria-disabled={shown.includes(pageCount)}
        iconAfter={<IconArrowRight size={19} stroke={2.2} aria-hidden="true" />}
        onClick={() => onTurn(1)}
      >
        <span className={styles['word']}>{t('reader.next')}</span>
      </Button>
    </nav>
  )
}
