import { z } from 'zod'
import { Instant, Id, named, oneLine, manyLines } from './schemas.ts'

const thousandth = z.number().int().min(-50).max(4050)
/** Lines drawn on the glass. At least one of them is long enough to be seen. */
export const Signature = named(
  'Signature',
  z.strictObject({
    ratio: z.number().min(0.5).max(10).describe('width of the pad by its height'),
    strokes: z
      .array(
        z
          .array(z.tuple([thousandth, thousandth]))
          .min(1)
          .max(3000),
      )
      .min(1, 'a signature has a stroke')
      .max(300)
      .refine(strokes => inkOf(strokes) >= 40, 'a signature has a stroke')
      .describe('points from the upper left, in thousandths of the width of the pad'),
  }),
)

function inkOf(strokes: readonly (readonly (readonly [number, number])[])[]): number {
  return strokes.reduce(
    (sum, points) =>
      sum +
      points.reduce((length, [x, y], i) => {
        const before = points[i - 1]
        return before ? length + Math.hypot(x - before[0], y - before[1]) : length
      }, 0),
    0,
  )
}

export const ClientAnswer = named(
  'ClientAnswer',
  z
    .strictObject({
      name: oneLine(120).min(1).describe('who signs or refuses for the client'),
      signature: Signature.optional(),
      refusal: manyLines(2000).min(1).optional().describe('why the client does not sign'),
    })
    .refine(({ signature, refusal }) => (signature === undefined) !== (refusal === undefined), {
      message: 'either a signature or a refusal with a remark',
      path: ['signature'],
    }),
)

/** What a device's clocks said; see the punches. */
export const ClockReading = z.strictObject({
  deviceTime: Instant.describe('clock of the device'),
  pageLife: Id.describe('life of the page; its monotonic clock starts with it'),
  monotonic: z.number().min(0).max(1e12).describe('milliseconds since the page began'),
})
