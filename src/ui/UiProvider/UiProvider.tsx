import { HeadlessMantineProvider } from '@mantine/core'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'

interface UiProviderProps {
  children: ReactNode
  colorScheme: 'light' | 'dark' | 'auto'
  env?: 'test' | undefined
}

/**
 * Mantine without its injected styles, which the content security policy refuses: ui.css stands in for them. The scheme
 * is an attribute of the page; without one the device decides (tokens.css).
 */
export function UiProvider({ children, colorScheme, env }: UiProviderProps) {
  useLayoutEffect(() => {
    if (colorScheme === 'auto') delete document.documentElement.dataset['mantineColorScheme']
    else document.documentElement.dataset['mantineColorScheme'] = colorScheme
  }, [colorScheme])
  return <HeadlessMantineProvider {...(env ? { env } : {})}>{children}</HeadlessMantineProvider>
}
