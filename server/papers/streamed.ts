import { savedAs } from '../files/saved-as.ts'

/** Text piece by piece, as a file to save; a name every device can save it under. */
export function streamed(pieces: Iterable<string>, contentType: string, name: string): Response {
  const encoder = new TextEncoder()
  const left = pieces[Symbol.iterator]()
  const body = new ReadableStream<Uint8Array>({
    pull: controller => {
      const { done, value } = left.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
  return new Response(body, {
    headers: {
      'content-type': `${contentType}; charset=utf-8`,
      'content-disposition': savedAs(name),
    },
  })
}
