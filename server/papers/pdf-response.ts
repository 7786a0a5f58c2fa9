/** A name every device can save a file under. */
export const fileName = (title: string): string => `${title}.pdf`.replace(/[^\w.-]+/g, '-')

/** A PDF as an answer; the name is what a browser saves it under. */
export const pdfResponse = (bytes: Uint8Array, name: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"`,
      'content-length': String(bytes.length),
    },
  })
