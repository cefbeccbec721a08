import { IconCircleCheckFilled, IconFileText, IconPaperclip, IconRefresh } from '@tabler/icons-react'
import { CONVERTIBLE_IMAGES, UPLOAD_MIME_TYPES } from '@trilha/contract/constants/media'
import { useState, type DragEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Upload, UploadState } from '../../lib/upload/use-upload.ts'
import { neverPasses } from '../../lib/upload/never-passes.ts'
import { useFileSize } from '../../lib/upload/use-file-size.ts'
import { Button } from '../base/Button.tsx'
import { cx } from '../base/cx.ts'
import { Field } from '../base/Field.tsx'
import { ProgressBar } from '../base/ProgressBar.tsx'
import { useKeptFocus } from '../base/use-kept-focus.ts'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import styles from './FileField.module.css'
import { useUploadFailure } from './use-upload-failure.ts'

export interface FileFieldProps {
  label: ReactNode
  hint?: ReactNode
  upload: Upload
}

/** The kinds of documents, and the photos that are turned into one of them on the way; few systems know their type. G8 */
const accepted = [...UPLOAD_MIME_TYPES, ...CONVERTIBLE_IMAGES.from.map((extension) => `.${extension}`)].join(',')

/** One file: chosen, dropped or taken with the camera; then how far it is, and what can be done about it. */
export function FileField({ label, hint, upload }: FileFieldProps) {
  const { t } = useTranslation('ui')
  const { state } = upload
  const place = useKeptFocus<HTMLDivElement>(state.kind, '[tabindex="-1"], button, input')
  const failure = useUploadFailure(state.kind === 'failed' ? state.error : undefined)
  return (
    <>
      <Field label={label} hint={hint ?? t('file.hint')} error={failure}>
        {(wiring) => (
          <div ref={place} className={styles['place']}>
            {state.kind === 'none' || state.kind === 'failed' ? (
              <>
                {state.kind === 'failed' && <Failed state={state} upload={upload} />}
                <Chooser wiring={wiring} isOther={state.kind === 'failed'} onChoose={upload.choose} />
              </>
            ) : (
              <div id={wiring.id} tabIndex={-1} className={styles['file']}>
                <Chosen state={state} onClear={upload.clear} />
              </div>
            )}
          </div>
        )}
      </Field>
      <Spoken state={state} />
    </>
  )
}

/** The bar says the percentage to whoever goes there; aloud only what changes the situation. */
function Spoken({ state }: { state: UploadState }) {
  const { t } = useTranslation('ui')
  return (
    <VisuallyHidden>
      <span aria-live="polite">
        {state.kind === 'preparing' && t('file.preparing')}
        {state.kind === 'sending' && t('file.sending')}
        {state.kind === 'sent' && t('file.sentName', { name: state.file.name })}
      </span>
    </VisuallyHidden>
  )
}

interface ChooserProps {
  wiring: object
  /** One was chosen before, and did not get there. */
  isOther: boolean
  onChoose: (file: File) => void
}

function Chooser({ wiring, isOther, onChoose }: ChooserProps) {
  const { t } = useTranslation('ui')
  const [isOver, setOver] = useState(false)

  function take(files: FileList | null): void {
    const file = files?.[0]
    if (file) onChoose(file)
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }

  return (
    <div
      className={cx(styles['drop'], isOver && styles['over'])}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconPaperclip size={26} stroke={1.9} aria-hidden="true" className={styles['mark']} />
      <span className={styles['words']}>
        <span className={styles['strong']}>{t(isOther ? 'file.chooseOther' : 'file.choose')}</span>
        <br />
        <span className={styles['quiet']}>{t('file.drop')}</span>
      </span>
      <input
        {...wiring}
        type="file"
        accept={accepted}
        className={styles['input']}
        onChange={(event) => {
          take(event.currentTarget.files)
          // So that the same file can be chosen again.
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}

function Chosen({ state, onClear }: { state: Exclude<UploadState, { kind: 'none' | 'failed' }>; onClear: () => void }) {
  const { t } = useTranslation('ui')
  const size = useFileSize()
  if (state.kind === 'sent') {
    const { file } = state
    return (
      <>
        {file.mimeType.startsWith('image/') ? (
          <img src={file.url} alt="" className={styles['preview']} />
        ) : (
          <IconFileText size={30} stroke={1.7} aria-hidden="true" className={styles['mark']} />
        )}
        <span className={styles['words']}>
          <span className={styles['strong']}>{file.name}</span>
          <br />
          <span className={cx(styles['quiet'], styles['sent'])}>
            <IconCircleCheckFilled size={16} aria-hidden="true" /> {t('file.sentSize', { size: size(file.size) })}
          </span>
        </span>
        <Button variant="line" size="s" onClick={onClear} aria-label={t('file.removeName', { name: file.name })}>
          {t('file.remove')}
        </Button>
      </>
    )
  }
  const percent = state.kind === 'sending' ? Math.round(state.part * 100) : 0
  return (
    <>
      <IconFileText size={30} stroke={1.7} aria-hidden="true" className={styles['mark']} />
      <span className={styles['words']}>
        <span className={styles['strong']}>{state.name}</span>
        <br />
        <span className={styles['quiet']}>
          {state.kind === 'sending' ? t('file.sendingPart', { percent }) : t('file.preparing')}
        </span>
      </span>
      <Button variant="line" size="s" onClick={onClear}>
        {t('file.cancel')}
      </Button>
      <ProgressBar className={styles['bar']} value={percent} label={t('file.progress', { name: state.name })} />
    </>
  )
}

/** What went wrong stands under the field; here is what it was about, and another try where that can help. */
function Failed({ state, upload }: { state: Extract<UploadState, { kind: 'failed' }>; upload: Upload }) {
  const { t } = useTranslation('ui')
  return (
    <div className={styles['file']}>
      <IconFileText size={30} stroke={1.7} aria-hidden="true" className={styles['mark']} />
      <span className={cx(styles['words'], styles['strong'])}>{state.name}</span>
      {!neverPasses(state.error) && (
        <span className={styles['actions']}>
          <Button
            variant="line"
            size="s"
            icon={<IconRefresh size={19} stroke={1.9} aria-hidden="true" />}
            onClick={upload.retry}
          >
            {t('retry')}
          </Button>
        </span>
      )}
    </div>
  )
}
