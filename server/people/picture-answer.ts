/** Sandboxed whatever the bytes are: a picture is never a document. */
export const pictureAnswer = (bytes: Buffer, contentType: string, kept: 'no-cache' | 'max-age=3600'): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': contentType,
      'cache-control': `private, ${kept}`,
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
