import { expect, it } from 'vitest'
import { languageCodes } from '../../../domain/languages.ts'
import { reportWords } from '../../../server/imports/report-words.ts'

type Words = Record<'fields' | 'fates' | 'reasons', Record<string, string>>

/** The report lies beside the screen: who reads both must find the same words. */
it.each(languageCodes.filter(code => code !== 'deAt'))(
  'the report of an import speaks as the screen does, in %s',
  async code => {
    const screen = ((await import(`../../../src/i18n/${code}/imports.ts?written`)) as { default: Words }).default
    const { fields, fates, reasons } = screen
    expect(reportWords(code)).toMatchObject({ fields, fates, reasons })
  },
)
