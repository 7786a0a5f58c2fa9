/** A paper that is open; pages are counted from 0. */
export interface OpenPaper {
  /** Of each page, in points. */
  sizes: readonly { width: number; height: number }[]
  /** Draws a page so many CSS pixels wide; rejects when `gone` ends it. */
  draw: (page: number, canvas: HTMLCanvasElement, width: number, gone: AbortSignal) => Promise<void>
  /** What stands on a page, for whoever does not see it. */
  text: (page: number) => Promise<string>
  close: () => void
}

export type PaperState =
  { kind: 'loading' } | { kind: 'failed'; technical: string; retry: () => void } | { kind: 'open'; paper: OpenPaper }

/** The bytes of a PDF. */
export type Load = (signal: AbortSignal) => Promise<ArrayBuffer>
