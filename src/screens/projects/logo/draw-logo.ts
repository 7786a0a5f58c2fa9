/** Of what is sent, in pixels: as the server keeps it. */
const most = { width: 640, height: 320 }

/** A picture as large as it is shown at most, with whatever is clear in it. Throws where the browser cannot read it. */
export async function drawnLogo(original: Blob): Promise<File> {
  const picture = await createImageBitmap(original, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, most.width / picture.width, most.height / picture.height)
    const side = (length: number) => Math.max(1, Math.round(length * scale))
    const canvas = new OffscreenCanvas(side(picture.width), side(picture.height))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return new File([await canvas.convertToBlob({ type: 'image/png' })], 'logo.png', { type: 'image/png' })
  } finally {
    picture.close()
  }
}
