import type { TenantWorld } from '../support/world.ts'
import type { UnderTest } from './under-test.ts'
import type { Verdicts } from './verdicts.ts'

/** Whoever works at the agency; clients and visitors send no files. */
const workers: Verdicts = ['yes', 'yes', 'yes', 'yes', 'yes', 403, 403, 'yes', 403, 403, 403, 401]
/** Nobody sees somebody else's, the office neither. */
const theMember: Verdicts = ['yes', 404, 404, 404, 404, 403, 403, 404, 403, 403, 403, 401]

export const underTest: UnderTest = {
  calls: (w: TenantWorld) => ({
    createUpload: { headers: { 'upload-length': '1000', 'upload-metadata': 'filename bGljZW5jZS5qcGc=' } },
    readUpload: { id: w.uploads.main },
    sendUploadPiece: {
      id: w.uploads.main,
      body: new Uint8Array(65_536),
      headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '65536' },
    },
    deleteUpload: { id: w.uploads.gone },
  }),
  verdicts: {
    createUpload: workers,
    readUpload: theMember,
    sendUploadPiece: theMember,
    deleteUpload: theMember,
  },
  paths: { '/uploads': { main: w => w.uploads.main, other: w => w.uploads.other } },
}
