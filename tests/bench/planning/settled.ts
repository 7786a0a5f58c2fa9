/** Ms of the next frame that is on the screen. */
const painted = () =>
  new Promise<number>(resolve =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now())
      port2.postMessage(null)
    }),
  )

/** Frames without a change after which nothing more is expected. */
const quiet = 12

/** Ms from before something is shown until the last change it makes has been painted. */
export async function settled(show: () => void): Promise<number> {
  let changes = 1
  const watch = new MutationObserver(() => changes++)
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const began = performance.now()
  show()
  let last = began
  for (let frames = 0, seen = 0; frames < quiet; frames++) {
    const at = await painted()
    if (changes === seen) continue
    seen = changes
    last = at
    frames = 0
  }
  watch.disconnect()
  return last - began
}
