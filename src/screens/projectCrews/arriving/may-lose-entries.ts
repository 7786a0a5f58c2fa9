/** iOS deletes what a site keeps after 7 days without opening it, unless it was put on the home screen. */
export function mayLoseEntries(): boolean {
  const apple =
    /iPad|iPhone|iPod/u.test(navigator.userAgent) || (/Mac/u.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  return apple && !matchMedia('(display-mode: standalone)').matches
}
