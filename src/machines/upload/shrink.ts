/** Of the longer side of what is sent; the server keeps no more. */
const longest = 2400

/**
 * A picture upright and small enough to be sent on a bad line, turned by hand so many quarters to the right; what is no
 * picture stays as it is. Throws where the browser cannot read it.
 */
export async function shrunk(original: Blob, turns: number): Promise<Blob> {
  if (!original.type.startsWith('image/')) return original
  const picture = await createImageBitmap(original, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
    const [wide, high] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
    const canvas = new OffscreenCanvas(turns % 2 ? high : wide, turns % 2 ? wide : high)
    const drawing = canvas.getContext('2d')
    if (!drawing) return original
    drawing.translate(canvas.width / 2, canvas.height / 2)
    drawing.rotate((turns * Math.PI) / 2)
    drawing.drawImage(picture, -wide / 2, -high / 2, wide, high)
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
  } finally {
    picture.close()
  }
}
