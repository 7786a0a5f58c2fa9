import { Readable } from 'node:stream'
import writeSheet, { type Row } from 'write-excel-file/node'
import { type LanguageCode, languageCode } from '../../domain/languages.ts'
import { digitsOf } from '../../domain/money.ts'
import { savedAs } from '../files/saved-as.ts'
import { sheetWords } from './sheet-words.ts'

export const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Hours as numbers, which a sheet reckons with. */
export const hoursCell = (minutes: number, bold = false) => ({
  value: minutes / 60,
  type: Number,
  format: '0.00',
  ...(bold ? { fontWeight: 'bold' as const } : {}),
})
/** An amount in whole units of its currency; blank where there is none. */
export const moneyCell = (minor: number | null | undefined, currency: string | null, bold = false) =>
  minor === null || minor === undefined || currency === null
    ? null
    : {
        value: minor / 10 ** digitsOf(currency),
        type: Number,
        format: digitsOf(currency) === 0 ? '#,##0' : `#,##0.${'0'.repeat(digitsOf(currency))}`,
        ...(bold ? { fontWeight: 'bold' as const } : {}),
      }
export const boldCell = (value: string) => ({ value, type: String, fontWeight: 'bold' as const })

export const wordsFor = (language: string | undefined, own: string) => {
  const code: LanguageCode = languageCode(language ?? own) ?? 'en'
  return sheetWords(code)
}

/** Rows as a sheet to download, streamed as it is zipped. */
export async function sheetResponse(name: string, title: string, rows: Row[], widths: readonly number[]) {
  const written = writeSheet(rows, {
    // What a tab may be called.
    sheet: title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31),
    columns: widths.map(width => ({ width })),
    stickyRowsCount: 1,
  })
  const stream = await (written.toStream as () => Promise<Readable>)()
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      'content-type': sheetType,
      'content-disposition': savedAs(name),
    },
  })
}
