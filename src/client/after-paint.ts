/** Ms after which nobody waits for a paint any longer: a frame out of sight paints nothing. */
const patience = 200

/** Acts once what is now on the page has been painted. Returns how to stop. */
export function afterPaint(act: () => void): () => void {
  let done = false
  let painted: ReturnType<typeof setTimeout> | undefined
  const once = () => {
    if (done) return
    stop()
    act()
  }
  const isSeen = 'document' in globalThis && document.visibilityState !== 'hidden'
  const frame = isSeen ? requestAnimationFrame(() => (painted = setTimeout(once))) : undefined
  const late = setTimeout(once, isSeen ? patience : 0)
  function stop(): void {
    done = true
    if (frame !== undefined) cancelAnimationFrame(frame)
    clearTimeout(painted)
    clearTimeout(late)
  }
  return stop
}
