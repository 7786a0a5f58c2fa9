import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'

interface UiProviderProps {
  children: ReactNode
  colorScheme: 'light' | 'dark' | 'auto'
}

/** The scheme is an attribute of the page; without one the device decides (tokens.css). */
export function UiProvider({ children, colorScheme }: UiProviderProps) {
  useLayoutEffect(() => {
    if (colorScheme === 'auto') delete document.documentElement.dataset['mantineColorScheme']
    else document.documentElement.dataset['mantineColorScheme'] = colorScheme
  }, [colorScheme])
  return children
}
