import { embeddedTheme } from '../../domain/auth/embedding.ts'

/** The name under which the product's own theme is asked for. */
export const productTheme = import.meta.env['VITE_PRODUCT_THEME']
  ? String(import.meta.env['VITE_PRODUCT_THEME'])
  : 'product'

const key = 'theme'

/** Detected once per page load: a frame, or a theme the page was opened with; that one is kept for the tab. */
function detect(): string | null {
  const asked = document.documentElement.dataset['theme'] ?? new URLSearchParams(location.search).get(key)
  const found = embeddedTheme({ framed: window.self !== window.top, asked, kept: kept() }, productTheme)
  if (asked !== null && found !== null) keep(found)
  return found
}

// In a frame the browser may refuse storage; then every load is judged by itself.
function kept(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
function keep(theme: string): void {
  try {
    sessionStorage.setItem(key, theme)
  } catch {
    return
  }
}

/** Theme of a page that is part of another one; null where it stands on its own. */
export const embedded = detect()
