/** What tells that a page is part of another one. */
interface Embedding {
  /** It sits in a frame. */
  framed: boolean
  /** Its `theme` parameter; null without one. */
  asked: string | null
  /** The theme this tab was opened with; null without one. */
  kept: string | null
}

/** The theme of an embedded page; null where the page stands on its own. Unknown themes are the default one. A-EMBED-DETECT. */
export function embeddedTheme({ framed, asked, kept }: Embedding, productTheme: string): string | null {
  const named = asked ?? kept
  if (named === null) return framed ? 'default' : null
  return named === productTheme ? productTheme : 'default'
}
