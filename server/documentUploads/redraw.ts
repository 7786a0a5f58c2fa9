import sharp from 'sharp'

export type Redrawn = { bytes: Uint8Array } | { refused: 'pictureBroken' | 'pictureTooLarge' }

/** Pixels of a picture: more than the largest phones take, and far less than what fills the memory. */
const mostPixels = 64_000_000
/** Of the longer side of what is kept. */
const longest = 2400

/**
 * Drawn anew: upright, small enough to be read well, and nothing in it but the picture. Where and by what it was taken is
 * gone, and so is whatever else was hidden in the file.
 */
export async function redraw(picture: Uint8Array): Promise<Redrawn> {
  try {
    const read = sharp(picture, { limitInputPixels: false, failOn: 'error' })
    const { width, height } = await read.metadata()
    if (width * height > mostPixels) return { refused: 'pictureTooLarge' }
    const bytes = await sharp(picture, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 82 })
      .toBuffer()
    return { bytes: new Uint8Array(bytes) }
  } catch {
    return { refused: 'pictureBroken' }
  }
}
