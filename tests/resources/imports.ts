import type { UnderTest } from './under-test.ts'
import { officeOnly } from './verdicts.ts'

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
    listImports: officeOnly,
    readImport: officeOnly,
    createImport: officeOnly,
    checkImport: officeOnly,
    takeImport: officeOnly,
    listImportRows: officeOnly,
    downloadImportReport: officeOnly,
  },
  paths: { '/imports': { main: w => w.imports.main, other: w => w.imports.other } },
}
