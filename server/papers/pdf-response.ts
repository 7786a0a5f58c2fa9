import { savedAs } from '../files/saved-as.ts'

/** A PDF as an answer; the name is what a browser saves it under. */
export const pdfResponse = (bytes: Uint8Array, name: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': savedAs(name),
      'content-length': String(bytes.length),
    },
  })
