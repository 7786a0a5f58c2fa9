import { MantineProvider, type MantineColorSchemeManager, createTheme } from '@mantine/core'
import { type ReactNode, useCallback, useMemo, useState } from 'react'

const nothing = () => undefined
/** The page's scheme is its own (tokens.css): Mantine neither reads nor writes one. */
const noScheme: MantineColorSchemeManager = {
  get: () => 'auto',
  set: nothing,
  clear: nothing,
  subscribe: nothing,
  unsubscribe: nothing,
}

/** Laid over the page as it is seen: inside a dialog it would scroll the dialog and be cut off by it. */
const overAll = {
  Popover: { defaultProps: { floatingStrategy: 'fixed' } },
  Tooltip: { defaultProps: { floatingStrategy: 'fixed' } },
} as const

/**
 * Mantine around one part, without its injected styles, which the content security policy refuses; every class is ours.
 * What opens from within a modal dialog is drawn in that dialog: behind it nothing can be seen or reached.
 */
export function Kit({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<Element | null>(null)
  const findDialog = useCallback((mark: Element | null) => {
    if (mark) setDialog(mark.closest('dialog'))
  }, [])
  const theme = useMemo(
    () =>
      createTheme({
        respectReducedMotion: true,
        components: { ...overAll, ...(dialog ? { Portal: { defaultProps: { target: dialog } } } : {}) },
      }),
    [dialog],
  )
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={noScheme}
      getRootElement={nothing}
      withCssVariables={false}
      withStaticClasses={false}
      withGlobalClasses={false}
    >
      <span hidden ref={findDialog} />
      {children}
    </MantineProvider>
  )
}
