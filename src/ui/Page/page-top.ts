import { createContext, type ReactNode } from 'react'

/** What a page says above its content, whoever draws the page: that it is old, for example. */
export const PageTopContext = createContext<ReactNode>(null)
