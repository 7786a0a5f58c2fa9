import type { KeptFile } from '../../../machines/upload/upload.types.ts'
import { uuid } from '../fixtures.ts'
import type { Upload, Uploads } from './upload.types.ts'

/** A card as it would be taken: drawn, for no picture of anybody is kept. */
export async function card(title: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(800, 560)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('nothing to draw with')
  pen.fillStyle = '#6b5843'
  pen.fillRect(0, 0, 800, 560)
  pen.fillStyle = '#f3efe4'
  pen.fillRect(70, 70, 660, 420)
  pen.fillStyle = '#1f5f7f'
  pen.fillRect(70, 70, 660, 90)
  pen.fillStyle = '#ffffff'
  pen.font = '32px sans-serif'
  pen.fillText(title, 100, 125)
  return canvas.convertToBlob({ type: 'image/png' })
}

const upload = (number: number, more: Partial<Upload>): Upload => ({
  ...{ id: uuid(number), number, state: 'approved', paperNumber: 'RZ-1-20230612-044', issuedBy: 'VPLT, Langenhagen' },
  files: [{ kind: 'picture', url: `/documentUploads/${number}/files/1`, size: 1_300_000 }],
  ...{ validFrom: '2023-06-12', validUntil: '2026-06-12', uploadedAt: '2023-06-13T07:00:00Z' },
  ...{ uploadedBy: 'Jonas Petersen', decidedAt: '2023-06-14T07:00:00Z', decidedBy: 'Ute Brandes', reason: null },
  ...more,
})
const open = { decidedAt: null, decidedBy: null } as const
export const old = upload(1, {})
export const renewal = upload(2, {
  ...open,
  ...{ state: 'inReview', validFrom: null, validUntil: null, paperNumber: null, issuedBy: null },
  uploadedAt: '2026-05-27T05:14:00Z',
  files: [1, 2].map(n => ({ kind: 'picture', url: `/documentUploads/2/files/${n}`, size: 1_250_000 })),
})
export const needing: Uploads['needing'] = {
  count: 3,
  items: [
    { name: 'Rigger', place: 'Barclays Arena', startDate: '2026-06-13', startTime: '07:00' },
    { name: 'Rigger', place: 'Laeiszhalle', startDate: '2026-06-18', startTime: '22:00' },
    { name: 'Rigger', place: 'Volksparkstadion', startDate: '2026-06-27', startTime: '05:30' },
  ],
}
export const inReview: Uploads = {
  state: 'inReview',
  validUntil: '2026-06-12',
  items: [renewal, old],
  scanned: false,
  needing,
}

const kept = (id: string, more: Partial<KeptFile>): KeptFile => ({
  ...{ id, size: 1_400_000, chosen: 6_200_000, sent: 0, uploadId: null, turns: 0 },
  ...more,
})
export const front = kept('front', { sent: 1_092_000, uploadId: 'u1' })
export const back = kept('back', { size: 1_100_000, chosen: 5_100_000 })
