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
