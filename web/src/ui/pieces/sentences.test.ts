import { DOCUMENTED_SENTENCES, REPORT_TYPES } from '@trilha/contract/constants'
import { errors } from '@trilha/contract/errors/index'
import { expect, it } from 'vitest'
import enUs from '../../../locales/en-us/pieces.json' with { type: 'json' }
import ptBr from '../../../locales/pt-br/pieces.json' with { type: 'json' }
import ui from '../../../locales/pt-br/ui.json' with { type: 'json' }

/** Where the product shows each sentence that the documents quote; a new one does not compile without its place. */
const shown: Record<keyof typeof DOCUMENTED_SENTENCES, readonly string[]> = {
  base64Wrong: [errors.ii_0020['pt-br'], errors.ii_0020['en-us']],
  reportFailed: [ptBr.report.failed],
  reportSent: [ptBr.report.sent],
  reportSending: [ptBr.report.sending],
  reportDescriptionTooLong: [ptBr.report.tooLong, errors.ii_0016['pt-br']],
  saving: [ui.toast.save.progress],
  saved: [ui.toast.save.success],
  saveFailed: [ui.toast.save.error],
  updating: [ui.toast.update.progress],
  updated: [ui.toast.update.success],
  updateFailed: [ui.toast.update.error],
  success: [ui.toast.success],
  error: [ui.toast.error],
  warning: [ui.toast.warning],
  notification: [ui.toast.info],
  noColours: [ptBr.colour.none],
}

it('prints the sentences of the documents byte for byte', () => {
  for (const [name, sentence] of Object.entries(DOCUMENTED_SENTENCES))
    for (const text of shown[name as keyof typeof shown]) expect([name, text]).toEqual([name, sentence])
})

it('names every type of report in both languages', () => {
  expect(Object.keys(ptBr.report.types)).toEqual([...REPORT_TYPES])
  expect(Object.keys(enUs.report.types)).toEqual([...REPORT_TYPES])
})
