import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { getChannel } from 'storybook/preview-api'
import { themes } from 'storybook/theming'
import { type Globals, useTheme } from './theme.ts'

const events = [GLOBALS_UPDATED, SET_GLOBALS]
interface Said {
  globals: Globals
}
const saidBefore = events.map(event => getChannel().last(event) as [Said] | undefined)
/** What the toolbar says. A page is drawn anew before the channel itself answers with what it has just said. */
let globals = saidBefore.find(args => args !== undefined)?.[0].globals ?? {}
const listeners = new Set<() => void>()
for (const event of events)
  getChannel().on(event, (said: Said) => {
    globals = said.globals
    for (const listener of listeners) listener()
  })
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A page of documentation as the toolbar says: its own words as well as the stories in it. */
export default function Docs({ children, ...rest }: DocsContainerProps & { children?: ReactNode }) {
  const now = useSyncExternalStore(subscribe, () => globals)
  useTheme(now)
  const twice = now['text'] === 'twice'
  useLayoutEffect(() => {
    if (!twice) return
    const { style } = document.documentElement
    style.fontSize = '200%'
    return () => {
      style.fontSize = ''
    }
  }, [twice])
  return (
    <DocsContainer {...rest} theme={now['scheme'] === 'dark' ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  )
}
