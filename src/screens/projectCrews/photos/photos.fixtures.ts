import type { KeptPhoto } from '../../../machines/photos/photos.types.ts'
import type { ProjectFile } from '../../shared/files/photo.types.ts'
import { uuid } from '../../shared/fixtures.ts'

const zone = 'Europe/Berlin'
export const loadIn = { id: uuid(1), name: 'Load-in', starts: '2026-05-27T05:00:00Z', timeZone: zone }
const dayBefore = { id: uuid(2), name: 'Rigging', starts: '2026-05-26T05:00:00Z', timeZone: zone }

const photo = (n: number, takenAt: string, name: string, more: Partial<ProjectFile> = {}): ProjectFile => ({
  ...{ id: uuid(10 + n), kind: 'photo', name: `IMG_${n}.jpg`, crew: loadIn, format: 'picture', size: 320_000 },
  ...{ state: 'approved', reason: null, takenAt, sentBy: { id: uuid(50 + n), name }, own: false },
  ...{ signatories: 0, signed: 0 },
  ...more,
})
export const photos: readonly ProjectFile[] = [
  photo(1, '2026-05-27T07:40:00Z', 'Hauke Brandt', { state: 'inReview', own: true }),
  photo(2, '2026-05-27T07:31:00Z', 'Hauke Brandt', { state: 'inReview', own: true }),
  photo(3, '2026-05-27T06:10:00Z', 'Hauke Brandt', {
    ...{ state: 'declined', own: true, reason: 'Screens of the client can be read on it' },
  }),
  photo(4, '2026-05-27T03:58:00Z', 'Elif Kaya'),
  photo(5, '2026-05-27T03:44:00Z', 'Amira Haddad'),
  photo(6, '2026-05-26T14:20:00Z', 'Maximiliane Schwarzenberger-Hohenfels', { crew: dayBefore }),
  photo(7, '2026-05-26T09:20:00Z', 'Elif Kaya', { crew: dayBefore }),
]
export const going: KeptPhoto[] = [
  { id: 'a', size: 1_400_000, sent: 900_000, uploadId: 'u1', takenAt: '2026-05-27T07:50:00Z' },
  { id: 'b', size: 1_100_000, sent: 0, uploadId: null, takenAt: '2026-05-27T07:51:00Z' },
]

/** A girder over a floor, drawn: no picture of any place is kept. */
export async function drawn(back: string, steel: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(640, 480)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('nothing to draw with')
  pen.fillStyle = back
  pen.fillRect(0, 0, 640, 480)
  pen.fillStyle = '#5b6263'
  pen.fillRect(0, 360, 640, 120)
  pen.strokeStyle = steel
  pen.lineWidth = 8
  pen.beginPath()
  for (let x = 40; x < 600; x += 80) {
    pen.moveTo(x, 150)
    pen.lineTo(x + 40, 100)
    pen.lineTo(x + 80, 150)
  }
  pen.moveTo(40, 100)
  pen.lineTo(600, 100)
  pen.moveTo(40, 150)
  pen.lineTo(600, 150)
  pen.stroke()
  return canvas.convertToBlob({ type: 'image/png' })
}
