import { MantineProvider } from '@mantine/core'
import type { MantineColorSchemeManager } from '@mantine/core'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'

interface UiProviderProps {
  children: ReactNode
  colorScheme: 'light' | 'dark' | 'auto'
  env?: 'test' | undefined
}

/** The choice of scheme is kept with the person's settings, so Mantine must not keep a second copy in localStorage. */
const storesNothing: MantineColorSchemeManager = {
  get: fallback => fallback,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
}

/** Mantine without its injected style elements, which the content security policy refuses; ui.css stands in for them. */
export function UiProvider({ children, colorScheme, env }: UiProviderProps) {
  // Runs after Mantine's own layout effect, which would paint one frame in the device's scheme.
  useLayoutEffect(() => {
    if (colorScheme !== 'auto') document.documentElement.dataset['mantineColorScheme'] = colorScheme
  }, [colorScheme])
  return (
    <MantineProvider
      withCssVariables={false}
      withStaticClasses={false}
      withGlobalClasses={false}
      colorSchemeManager={storesNothing}
      defaultColorScheme="auto"
      {...(colorScheme === 'auto' ? {} : { forceColorScheme: colorScheme })}
      {...(env ? { env } : {})}
    >
      {children}
    </MantineProvider>
  )
}
