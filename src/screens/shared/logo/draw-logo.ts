import { drawnWithin } from '../../../client/files/shrink.ts'

/** In pixels: the server keeps no more. */
const room = { width: 640, height: 320 }
const type = 'image/png'

/** A picture as large as it is shown at most, with whatever is clear in it. Throws where the browser cannot read it. */
export const drawnLogo = async (original: Blob): Promise<File> =>
  new File([await drawnWithin(original, { room, as: { type } })], 'logo.png', { type })
