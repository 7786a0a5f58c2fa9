import { useLayoutEffect } from 'react'

export type Globals = Readonly<Record<string, unknown>>

/** The page wears the colours the toolbar says. */
export function useTheme(globals: Globals): void {
  const tenant = String(globals['tenant'] ?? 'nordlicht')
  const scheme = globals['scheme'] === 'dark' ? 'dark' : 'light'
  useLayoutEffect(() => {
    document.documentElement.dataset['tenant'] = tenant
    document.documentElement.dataset['mantineColorScheme'] = scheme
  }, [tenant, scheme])
}
