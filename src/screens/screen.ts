import { createContext, use, useLayoutEffect } from 'react'

/** What the shell gives every screen: the parameters of its address. */
export interface ScreenProps {
  params: Record<string, string>
}

/** Takes the bars away from around a screen, or brings them back; the shell provides it. */
export const BarsContext = createContext<(without: boolean) => void>(() => undefined)

/** A screen that fills the window while that lasts. */
export function useWithoutBars(without: boolean): void {
  const tell = use(BarsContext)
  useLayoutEffect(() => {
    if (!without) return
    tell(true)
    return () => tell(false)
  }, [tell, without])
}

/** The place beside the page's title, which a desk has room for; null where there is none. */
export const BesideTitleContext = createContext<HTMLElement | null>(null)

/** How a page is called: by the bar above it and by the browser's tab. */
export interface PageTitle {
  heading: string
  /** One soft line below it. */
  sub?: string | undefined
  /** Where it greets: the tab keeps the name of the route. */
  greets?: boolean | undefined
}
/** Tells the shell what stands in the bar and on the tab; null: what the route is called. */
export const TitleContext = createContext<(title: PageTitle | null) => void>(() => undefined)

/** A screen that shows a thing says its name once it knows it; until then the page is called like its route. */
export function useTitle(heading: string | null | undefined, sub?: string, greets?: boolean): void {
  const tell = use(TitleContext)
  useLayoutEffect(() => {
    if (!heading) return
    tell({ heading, sub, greets })
    return () => tell(null)
  }, [tell, heading, sub, greets])
}

/** For names known inside a view. */
export function Titled({ children }: { children: string | null | undefined }): null {
  useTitle(children)
  return null
}
