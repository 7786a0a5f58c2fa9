/** Answers for the server while a story is shown. Returns how to stop. */
export function serve(answer: (request: Request) => Response | Promise<Response>): () => void {
  const { fetch } = globalThis
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    return request.url.includes('/api/v1/') ? Promise.resolve(request).then(answer) : fetch(input, init)
  }
  return () => {
    globalThis.fetch = fetch
  }
}
