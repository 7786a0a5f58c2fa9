import type { UnderTest } from './under-test.ts'
import type { Verdicts } from './verdicts.ts'

/** All that an agency owns is the office's matter. */
const office: Verdicts = [403, 403, 403, 403, 403, 403, 403, 'yes', 403, 403, 403, 401]

export const underTest: UnderTest = {
  calls: w => ({
    readDataExport: { id: w.dataExports.main },
    removeDataExport: { id: w.dataExports.gone },
    downloadDataExport: { id: w.dataExports.main },
  }),
  verdicts: {
    listDataExports: office,
    readDataExport: office,
    createDataExport: office,
    removeDataExport: office,
    downloadDataExport: office,
  },
  paths: { '/dataExports': { main: w => w.dataExports.main, other: w => w.dataExports.gone } },
}
