/** Of the longer side of what is sent; the server keeps no more. */
const longest = 2400

interface Drawing {
  /** Pixels it has to fit into, before it is turned. */
  room: { width: number; height: number }
  /** Quarters to the right, by hand. */
  turns?: number
  as: ImageEncodeOptions
}

/** A picture upright and no larger than there is room for. Throws where the browser cannot read it. */
export async function drawnWithin(original: Blob, { room, turns = 0, as }: Drawing): Promise<Blob> {
  const picture = await createImageBitmap(original, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, room.width / picture.width, room.height / picture.height)
    const side = (length: number) => Math.max(1, Math.round(length * scale))
    const [wide, high] = [side(picture.width), side(picture.height)]
    const canvas = new OffscreenCanvas(turns % 2 ? high : wide, turns % 2 ? wide : high)
    const drawing = canvas.getContext('2d')
    if (!drawing) throw new Error('This browser cannot draw.')
    drawing.translate(canvas.width / 2, canvas.height / 2)
    drawing.rotate((turns * Math.PI) / 2)
    drawing.drawImage(picture, -wide / 2, -high / 2, wide, high)
    return await canvas.convertToBlob(as)
  } finally {
    picture.close()
  }
}

/** A picture small enough to be sent on a bad line; what is no picture stays as it is. Throws as `drawnWithin` does. */
export async function shrunk(original: Blob, turns: number): Promise<Blob> {
  if (!original.type.startsWith('image/')) return original
  const room = { width: longest, height: longest }
  return drawnWithin(original, { room, turns, as: { type: 'image/jpeg', quality: 0.85 } })
}
