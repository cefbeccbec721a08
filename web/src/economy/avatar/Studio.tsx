import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import type { AvatarCatalogueItem } from '@trilha/contract/economy/avatar-catalogue'
import { useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { logWarning } from '../../lib/log.ts'
import { useContractMutation } from '../../lib/query.ts'
import { useErrorText } from '../../lib/errors.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { lookOf } from '../../ui/avatar/look.ts'
import { useAvatarWords } from '../../ui/avatar/words.ts'
import { saving, toast } from '../../ui/base/toasts.ts'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import { UnlockDialog } from './store/UnlockDialog.tsx'
import type { Shopper } from './store/use-shopper.ts'
import { picture, previewOf } from './picture.ts'
import { SaveBar } from './SaveBar.tsx'
import { SlotPanel } from './SlotPanel.tsx'
import { SlotRail } from './SlotRail.tsx'
import type { StudioSlot } from './slots.ts'
import styles from './Studio.module.css'
import { StudioStage } from './StudioStage.tsx'
import { useLook } from './use-look.ts'
import { giveBack, isSameLook, randomLook, triedOn, wear } from './wardrobe.ts'

interface StudioProps {
  /** What the class sees today; null on the first visit. */
  saved: AvatarSelection | null
  start: AvatarSelection
  shopper: Shopper
}

export function Studio({ saved, start, shopper }: StudioProps) {
  const { t } = useTranslation('studio')
  const [slot, setSlot] = useState<StudioSlot>('FRONT_HAIR')
  const [wanted, setWanted] = useState<AvatarCatalogueItem>()
  const [isDownloading, setIsDownloading] = useState(false)
  const panelId = useId()
  const state = useLook(start)
  const { look } = state
  const { save, isSaving, failure } = useSave()
  const { summary } = useAvatarWords()
  const described = summary(lookOf({ id: '', avatar: look }))
  const isUnsaved = !saved || !isSameLook(saved, look)
  useUnsaved(isUnsaved && state.canUndo)
  const [tried] = triedOn(look, shopper.unlocked)

  function keys(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey)) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) state.redo()
    else state.undo()
  }

  async function download(): Promise<void> {
    setIsDownloading(true)
    try {
      saveFile(await picture(look), 'avatar.png')
    } catch (error) {
      logWarning('avatar.download', error)
      toast.error(t('downloadFailed'), { onRetry: () => void download() })
    } finally {
      setIsDownloading(false)
    }
  }

  return (
    <div className={styles['container']} onKeyDown={keys}>
      <VisuallyHidden>
        <h1>{t('title')}</h1>
        <p role="status">{described}</p>
      </VisuallyHidden>
      <div className={styles['studio']}>
        <StudioStage
          state={state}
          label={described}
          isDownloading={isDownloading}
          onRandom={() => state.change(randomLook(look, shopper.unlocked, Math.random))}
          onDownload={() => void download()}
        />
        <div className={styles['side']}>
          <div className={styles['choose']}>
            <SlotRail look={look} slot={slot} panelId={panelId} onSlot={setSlot} />
            <SlotPanel key={slot} id={panelId} look={look} shopper={shopper} slot={slot} onLook={state.change} />
          </div>
          {(isUnsaved || tried) && (
            <SaveBar
              tried={tried}
              level={shopper.level}
              isSaving={isSaving}
              failure={failure}
              onSave={() => void save(look)}
              onDiscard={() => state.change(saved ?? start)}
              onUnlock={setWanted}
              onTakeOff={(item) => state.change(giveBack(look, item, { start, unlocked: shopper.unlocked }))}
            />
          )}
        </div>
      </div>
      <UnlockDialog
        item={wanted}
        look={wanted ? wear(look, wanted) : look}
        shopper={shopper}
        onClose={() => setWanted(undefined)}
      />
    </div>
  )
}

/** The look first; the picture of it is a copy for places that cannot draw, and its failure is nobody's business. */
function useSave() {
  const saveLook = useContractMutation('avatar', 'save')
  const savePreview = useContractMutation('profiles', 'saveAvatarPreview')
  const failure = useErrorText(saveLook.error)
  async function save(look: AvatarSelection): Promise<void> {
    try {
      const { id } = await saving(saveLook.mutateAsync({ body: look }))
      const avatarPreview = await previewOf(look)
      await savePreview.mutateAsync({ params: { id }, body: { avatarPreview } })
    } catch (error) {
      logWarning('avatar.save', error)
    }
  }
  return { save, isSaving: saveLook.isPending, failure: failure?.why }
}
