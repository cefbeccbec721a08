import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../base/Button.tsx'
import { Dialog } from '../../base/Dialog.tsx'
import { linkClass } from '../../base/link-class.ts'
import { ExternalLink } from '../../pieces/ExternalLink.tsx'
import { ReportDialog } from '../../pieces/ReportDialog.tsx'
import type { Report } from '../../pieces/report-machine.ts'
import styles from '../Gallery.module.css'
import { GallerySection } from '../GallerySection.tsx'
import { sampleLinks } from '../samples.ts'
import { Specimen } from '../Specimen.tsx'

export function DialogSection() {
  const { t } = useTranslation('gallery')
  return (
    <GallerySection id="dialogs" title={t('sections.dialogs')}>
      <Specimen name="report-success" title={t('dialogs.reportWorks')}>
        <ReportSample answer="works" />
      </Specimen>
      <Specimen name="report-failure" title={t('dialogs.reportFails')}>
        <ReportSample answer="fails" />
      </Specimen>
      <Specimen name="dialog" title={t('dialogs.plain')}>
        <DialogSample />
      </Specimen>
      <Specimen name="leaving" title={t('dialogs.links')} wide>
        {sampleLinks.map(({ name, href }) => (
          <p key={name} data-link={name}>
            <ExternalLink href={href} className={linkClass()}>
              {t(`dialogs.link.${name}`)}
            </ExternalLink>
            <br />
            <span className={styles['note']}>{href}</span>
          </p>
        ))}
      </Specimen>
    </GallerySection>
  )
}

function DialogSample() {
  const { t } = useTranslation('gallery')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const actions = (
    <>
      <Button variant="line" size="s" onClick={close}>
        {t('buttons.cancel')}
      </Button>
      <Button variant="danger" size="s" onClick={close}>
        {t('buttons.variant.danger')}
      </Button>
    </>
  )
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        {t('dialogs.delete')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('dialogs.deleteTitle')}
        lead={t('dialogs.deleteLead')}
        actions={actions}
      />
    </>
  )
}

const thinkingMs = 900

function ReportSample({ answer }: { answer: 'works' | 'fails' }) {
  const { t } = useTranslation('gallery')
  const [isOpen, setOpen] = useState(false)
  const [sent, setSent] = useState<Report | null>(null)

  function send(report: Report): Promise<void> {
    setSent(report)
    return new Promise((resolve, reject) => {
      window.setTimeout(() => (answer === 'works' ? resolve() : reject(new Error(answer))), thinkingMs)
    })
  }

  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        {t('dialogs.report')}
      </Button>
      <output className={styles['note']}>{sent && JSON.stringify(sent)}</output>
      <ReportDialog open={isOpen} onClose={() => setOpen(false)} contentId="0001" onSend={send} />
    </>
  )
}
