import { readFileSync } from 'node:fs'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

interface Size {
  width: number
  height: number
}

const gap = 16

async function sizeOf(path: string): Promise<Size> {
  const { width, height } = await sharp(path).metadata()
  return { width, height }
}

/** The picture on a ground as large as the larger of two. */
const padded = (path: string, own: Size, { width, height }: Size) =>
  sharp(path)
    .ensureAlpha()
    .extend({ right: width - own.width, bottom: height - own.height, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer()

/**
 * How many pixels differ; anti-aliasing does not count. Where some do, `report` becomes one picture of before, now and
 * the difference beside each other.
 */
export async function compare(before: string, now: string, report: string): Promise<number> {
  if (readFileSync(before).equals(readFileSync(now))) return 0
  const [was, is] = await Promise.all([sizeOf(before), sizeOf(now)])
  const both = { width: Math.max(was.width, is.width), height: Math.max(was.height, is.height) }
  const [left, right] = await Promise.all([padded(before, was, both), padded(now, is, both)])
  const difference = Buffer.alloc(left.length)
  const differing = pixelmatch(left, right, difference, both.width, both.height, { threshold: 0.1 })
  const sameSize = was.width === is.width && was.height === is.height
  if (differing === 0 && sameSize) return 0
  const raw = { ...both, channels: 4 as const }
  await sharp({
    create: { width: both.width * 3 + gap * 2, height: both.height, channels: 4, background: '#7a7a7a' },
  })
    .composite(
      [left, right, difference].map((input, place) => ({ input, raw, left: place * (both.width + gap), top: 0 })),
    )
    .png()
    .toFile(report)
  return Math.max(1, differing)
}
