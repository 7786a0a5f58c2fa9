import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { drawFace, type Wearer } from './faces.ts'

/** 160 × 160 WebP, 1 to 3 KB. */
const render = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).webp({ quality: 68, effort: 2 }).toBuffer()

/** The picture of every wearer, by id. As many at a time as the machine has cores. */
export async function facePictures(wearers: readonly (Wearer & { id: string })[]): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>()
  const waiting = wearers.values()
  const worker = async () => {
    for (const wearer of waiting) pictures.set(wearer.id, await render(drawFace(wearer.id, wearer)))
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker))
  return pictures
}
