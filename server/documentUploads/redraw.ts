import sharp from 'sharp'

export type Redrawn = { bytes: Uint8Array } | { refused: 'pictureBroken' | 'pictureTooLarge' }

/** A paper is kept whole; a face is a square, cut to where most is to be seen; a logo and an agency's mark stay as clear as they were. */
export type Shape = 'paper' | 'face' | 'logo' | 'mark'

/** Pixels of a picture: more than the largest phones take, and far less than what fills the memory. */
const mostPixels = 64_000_000
/** Of the longer side of what is kept. */
const longest = 2400
/** Of the side of a face: sharp where it is largest. */
const face = 512

const shapes = {
  paper: { width: longest, height: longest, fit: 'inside', withoutEnlargement: true },
  face: { width: face, height: face, fit: 'cover', position: 'attention' },
  logo: { width: 640, height: 320, fit: 'inside', withoutEnlargement: true },
  mark: { width: 480, height: 160, fit: 'inside', withoutEnlargement: true },
} as const

/**
 * Drawn anew: upright, small enough to be read well, and nothing in it but the picture. Where and by what it was taken is
 * gone, and so is whatever else was hidden in the file.
 */
export async function redraw(picture: Uint8Array, as: Shape): Promise<Redrawn> {
  try {
    const read = sharp(picture, { limitInputPixels: false, failOn: 'error' })
    const { width, height } = await read.metadata()
    if (width * height > mostPixels) return { refused: 'pictureTooLarge' }
    const small = sharp(picture, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient().resize(shapes[as])
    // Papers and icons of a device take no other kind.
    if (as === 'mark') return { bytes: new Uint8Array(await small.png({ palette: true, effort: 10 }).toBuffer()) }
    const shown = as === 'logo' ? small : small.flatten({ background: '#ffffff' })
    const bytes = await shown.webp({ quality: 82 }).toBuffer()
    return { bytes: new Uint8Array(bytes) }
  } catch {
    return { refused: 'pictureBroken' }
  }
}
