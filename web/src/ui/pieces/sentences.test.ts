import { DOCUMENTED_SENTENCES, REPORT_TYPES } from '@trilha/contract/constants'
import { expect, it } from 'vitest'
import enUs from '../../../locales/en-us/pieces.json' with { type: 'json' }
import ptBr from '../../../locales/pt-br/pieces.json' with { type: 'json' }

it('prints the sentences of the documents byte for byte', () => {
  expect(ptBr.report.sending).toBe(DOCUMENTED_SENTENCES.reportSending)
  expect(ptBr.report.sent).toBe(DOCUMENTED_SENTENCES.reportSent)
  expect(ptBr.report.failed).toBe(DOCUMENTED_SENTENCES.reportFailed)
  expect(ptBr.report.tooLong).toBe(DOCUMENTED_SENTENCES.reportDescriptionTooLong)
  expect(ptBr.colour.none).toBe(DOCUMENTED_SENTENCES.noColours)
})

it('names every type of report in both languages', () => {
  expect(Object.keys(ptBr.report.types)).toEqual([...REPORT_TYPES])
  expect(Object.keys(enUs.report.types)).toEqual([...REPORT_TYPES])
})
