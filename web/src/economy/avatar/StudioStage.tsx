import { IconArrowBackUp, IconArrowForwardUp, IconDice5, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../ui/avatar/Avatar.tsx'
import { lookOf } from '../../ui/avatar/look.ts'
import { IconButton } from '../../ui/base/IconButton.tsx'
import { Segmented } from '../../ui/base/Segmented.tsx'
import { StudioBackdrop } from './StudioBackdrop.tsx'
import styles from './StudioStage.module.css'
import type { LookState } from './use-look.ts'
import { empty } from './wardrobe.ts'

type Zoom = 'body' | 'face'

interface StudioStageProps {
  state: LookState
  /** One sentence on what the avatar looks like. */
  label: string
  isDownloading: boolean
  onRandom: () => void
  onDownload: () => void
}

export function StudioStage({ state, label, isDownloading, onRandom, onDownload }: StudioStageProps) {
  const { t } = useTranslation('studio')
  const [zoom, setZoom] = useState<Zoom>('body')
  const { look } = state
  return (
    <div className={styles['stage']}>
      <StudioBackdrop look={look} className={styles['behind']} />
      <Avatar
        selection={lookOf({ id: '', avatar: empty(look, 'BACKGROUND') })}
        crop={zoom === 'body' ? 'whole' : 'bigBust'}
        label={label}
        lively
        className={zoom === 'body' ? styles['figure'] : styles['bust']}
      />
      <div className={styles['left']}>
        <IconButton aria-label={t('undo')} className={styles['tool']} disabled={!state.canUndo} onClick={state.undo}>
          <IconArrowBackUp size={22} stroke={1.9} aria-hidden="true" />
        </IconButton>
        <IconButton aria-label={t('redo')} className={styles['tool']} disabled={!state.canRedo} onClick={state.redo}>
          <IconArrowForwardUp size={22} stroke={1.9} aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles['right']}>
        <IconButton aria-label={t('random')} className={styles['tool']} onClick={onRandom}>
          <IconDice5 size={22} stroke={1.9} aria-hidden="true" />
        </IconButton>
        <IconButton
          aria-label={t('download')}
          aria-busy={isDownloading}
          className={styles['tool']}
          onClick={() => !isDownloading && onDownload()}
        >
          <IconDownload size={22} stroke={1.9} aria-hidden="true" />
        </IconButton>
      </div>
      <Segmented
        label={t('zoom.label')}
        className={styles['zoom']}
        options={(['body', 'face'] as const).map((value) => ({ value, label: t(`zoom.${value}`) }))}
        value={zoom}
        onChange={setZoom}
      />
    </div>
  )
}
