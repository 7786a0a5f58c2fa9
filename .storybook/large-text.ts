/** Text twice as large for as long as a story is shown, as a person sets it for a page. Goes into `beforeEach`. */
export function largeText(): () => void {
  const { style } = document.documentElement
  style.fontSize = '200%'
  return () => {
    style.fontSize = ''
  }
}
