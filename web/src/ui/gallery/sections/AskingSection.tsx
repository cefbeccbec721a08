import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../base/Button.tsx'
import { TextField } from '../../base/TextField.tsx'
import { ChosenElsewhere } from '../../pieces/ChosenElsewhere.tsx'
import { ConfirmDialog } from '../../pieces/ConfirmDialog.tsx'
import { RemoveDialog } from '../../pieces/RemoveDialog.tsx'
import { useWordWarning } from '../../pieces/use-word-warning.tsx'
import { WordCheckDialog } from '../../pieces/WordCheckDialog.tsx'
import { GallerySection } from '../GallerySection.tsx'
import { Opened } from '../Opened.tsx'
import { Specimen } from '../Specimen.tsx'

/** What is asked before something happens that others see or that cannot be taken back. */
export function AskingSection() {
  const { t } = useTranslation('gallery')
  return (
    <GallerySection id="asking" title={t('sections.asking')}>
      <Specimen name="confirm" title={t('asking.confirm')}>
        <ConfirmSample isPending={false} />
      </Specimen>
      <Specimen name="confirm-pending" title={t('states.loading')}>
        <ConfirmSample isPending />
      </Specimen>
      <Specimen name="remove" title={t('asking.remove')}>
        <RemoveSample />
      </Specimen>
      <Specimen name="word-check" title={t('asking.words')}>
        <Opened label={t('buttons.send')}>
          {(isOpen, close) => (
            <WordCheckDialog open={isOpen} masked={t('asking.masked')} onRewrite={close} onSend={close} />
          )}
        </Opened>
      </Specimen>
      <Specimen name="word-warning" title={t('asking.wordsInForm')}>
        <WarningSample />
      </Specimen>
      <Specimen name="chosen-elsewhere" title={t('asking.elsewhere')} wide>
        <Opened label={t('asking.show')}>
          {(isOpen, close) =>
            isOpen && (
              <ChosenElsewhere
                options={(['sun', 'wind'] as const).map((id) => ({ id, text: t(`choices.${id}`) }))}
                hereId="sun"
                thereId="wind"
                onKeep={close}
                onUse={close}
              />
            )
          }
        </Opened>
      </Specimen>
    </GallerySection>
  )
}

function ConfirmSample({ isPending }: { isPending: boolean }) {
  const { t } = useTranslation('gallery')
  return (
    <Opened label={t('dialogs.delete')}>
      {(isOpen, close) => (
        <ConfirmDialog
          open={isOpen}
          onClose={close}
          title={t('dialogs.deleteTitle')}
          lead={t('dialogs.deleteLead')}
          confirm={t('buttons.variant.danger')}
          isPending={isPending}
          onConfirm={close}
        />
      )}
    </Opened>
  )
}

/** What it asks about is gone a moment later, as with the server. */
function RemoveSample() {
  const { t } = useTranslation('gallery')
  return (
    <Opened label={t('dialogs.delete')}>
      {(isOpen, close) => (
        <RemoveDialog
          open={isOpen}
          onClose={close}
          title={t('dialogs.deleteTitle')}
          lead={t('dialogs.deleteLead')}
          confirm={t('buttons.variant.danger')}
          isPending={false}
          onRemove={() => Promise.resolve()}
        />
      )}
    </Opened>
  )
}

function WarningSample() {
  const { t } = useTranslation('gallery')
  const [text, setText] = useState(t('asking.written'))
  const words = useWordWarning(text, () => Promise.resolve(t('asking.masked')))
  return (
    <>
      <TextField label={t('entries.note')} value={text} onChange={(event) => setText(event.currentTarget.value)} />
      {words.line}
      <Button variant="line" loading={words.isAsking} onClick={() => void words.ask()}>
        {t('buttons.send')}
      </Button>
    </>
  )
}
