import type { UnderTest } from './under-test.ts'
import type { Verdicts } from './verdicts.ts'

/** What an agency brings along is the office's matter. */
const office: Verdicts = [403, 403, 403, 403, 403, 403, 403, 'yes', 403, 403, 403, 401]

export const underTest: UnderTest = {
  calls: w => ({
    createImport: {
      query: 'kind=companies&name=clients.csv',
      body: new TextEncoder().encode('Nr;Firma\r\n601;Neue Bühne\r\n'),
      headers: { 'content-type': 'application/octet-stream' },
    },
    readImport: { id: w.imports.main },
    checkImport: { id: w.imports.other, body: { readAs: ['number', 'name', null] } },
    takeImport: { id: w.imports.main, body: { revision: 1, leaveOut: true, takeChanges: true } },
    listImportRows: { id: w.imports.main, query: 'fate=wrong' },
    downloadImportReport: { id: w.imports.main },
  }),
  verdicts: {
    listImports: office,
    readImport: office,
    createImport: office,
    checkImport: office,
    takeImport: office,
    listImportRows: office,
    downloadImportReport: office,
  },
  paths: { '/imports': { main: w => w.imports.main, other: w => w.imports.other } },
}
