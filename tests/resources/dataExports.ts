import type { UnderTest } from './under-test.ts'
import { officeOnly } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: w => ({
    readDataExport: { id: w.dataExports.main },
    removeDataExport: { id: w.dataExports.gone },
    downloadDataExport: { id: w.dataExports.main },
  }),
  verdicts: {
    listDataExports: officeOnly,
    readDataExport: officeOnly,
    createDataExport: officeOnly,
    removeDataExport: officeOnly,
    downloadDataExport: officeOnly,
  },
  paths: { '/dataExports': { main: w => w.dataExports.main, other: w => w.dataExports.gone } },
}
