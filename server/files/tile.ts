import sharp from 'sharp'

/** Pixels of the longer side. */
const longest = 640

/** The same picture for a tile, WebP: many of them are shown at once, on a phone, on a bad line. */
export const tileOf = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes)
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 72 })
    .toBuffer()
