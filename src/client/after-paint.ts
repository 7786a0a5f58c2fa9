/** Acts once what is now on the page has been painted; a page nobody sees paints nothing. Returns how to stop. */
export function afterPaint(act: () => void): () => void {
  if (!('document' in globalThis) || document.visibilityState === 'hidden') {
    const now = setTimeout(act)
    return () => clearTimeout(now)
  }
  let after: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (after = setTimeout(act)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(after)
  }
}
