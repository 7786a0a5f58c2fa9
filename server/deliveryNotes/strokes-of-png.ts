import sharp from 'sharp'
import type { z } from 'zod'
import { strokesOf } from '../../domain/deliveryNotes/signature-trace.ts'
import type { NoteSignature } from '../../openapi/deliveryNotes.ts'
import { type ClientAnswer, Signature } from '../../openapi/signatures.ts'
import type { Refuse } from '../context.ts'

/** Fine enough for handwriting, and soon followed. */
const widest = 480
const mostPixels = 4_000_000
/** Above this grey of 255 it is paper. */
const paper = 190

/** Width by height a pad may have. */
const isPad = (ratio: number) => ratio >= 0.5 && ratio <= 10

/** A drawn picture as the strokes that are kept. Throws `invalidInput` for what is no PNG, blank, or no drawing. */
async function strokesOfPng(refuse: Refuse<'invalidInput'>, address: string): Promise<z.output<typeof Signature>> {
  const refused = (message: string) => refuse('invalidInput', { errors: [{ path: 'body.signature', message }] })
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
  const read = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
  const pictured = await read
    .metadata()
    .then(async ({ format, width, height }) =>
      format === 'png' && isPad(width / height)
        ? read
            .flatten({ background: '#ffffff' })
            .greyscale()
            .resize({ width: Math.min(width, widest) })
            .raw()
            .toBuffer({ resolveWithObject: true })
        : null,
    )
    .catch(() => null)
  if (!pictured) throw refused('a picture of the type PNG, of at most four million pixels')
  const { width, height, channels } = pictured.info
  const ink = Array.from({ length: width * height }, (_, at) => (pictured.data[at * channels] ?? 255) < paper)
  if (ink.filter(Boolean).length > ink.length / 3) throw refused('dark lines on light or no ground')
  const drawn = Signature.safeParse({ ratio: width / height, strokes: strokesOf({ width, height, ink }).slice(0, 300) })
  if (!drawn.success) throw refused('a signature has a stroke')
  return drawn.data
}

/** What the client answers, in whichever of its two forms it came. */
export async function clientAnswer(
  refuse: Refuse<'invalidInput'>,
  body: z.output<typeof NoteSignature>,
): Promise<z.output<typeof ClientAnswer>> {
  const { client, name, signature } = body
  if (client) return client
  if (name === undefined || signature === undefined) throw new Error('the contract lets no such body through')
  return { name, signature: await strokesOfPng(refuse, signature) }
}
