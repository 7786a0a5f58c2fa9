import { AnnotationMode, type PDFPageProxy, PDFWorker, getDocument } from 'pdfjs-dist'
import type { Load, OpenPaper } from './paper.types.ts'

/** Sharp enough for a phone; more costs memory and shows nothing. */
const mostDense = 2
const mostPixels = 4_000_000

/** Opens a PDF in a worker of its own. Throws what `load` or the reader says. */
export async function openPaper(load: Load, signal: AbortSignal): Promise<OpenPaper> {
  const data = await load(signal)
  const port = new Worker(new URL('./paper-worker.ts', import.meta.url), { type: 'module', name: 'paper' })
  const worker = PDFWorker.create({ port })
  const task = getDocument({ data: new Uint8Array(data), worker, enableXfa: false, stopAtErrors: false })
  const close = () => {
    void task.destroy().catch(() => undefined)
    worker.destroy()
    port.terminate()
  }
  try {
    const pdf = await task.promise
    const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)))
    signal.throwIfAborted()
    return {
      sizes: pages.map(page => {
        const { width, height } = page.getViewport({ scale: 1 })
        return { width, height }
      }),
      draw: (at, canvas, width, gone) => draw(pages[at], canvas, width, gone),
      text: at => textOf(pages[at]),
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}

async function draw(
  page: PDFPageProxy | undefined,
  canvas: HTMLCanvasElement,
  width: number,
  gone: AbortSignal,
): Promise<void> {
  if (!page || width <= 0) return
  const plain = page.getViewport({ scale: 1 })
  const dense = Math.min(window.devicePixelRatio || 1, mostDense)
  const wanted = (width / plain.width) * dense
  const most = Math.sqrt(mostPixels / (plain.width * plain.height))
  const viewport = page.getViewport({ scale: Math.min(wanted, most) })
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  // Fields are drawn by the screen, where they can be filled in.
  const task = page.render({ canvas, viewport, annotationMode: AnnotationMode.DISABLE })
  const leave = () => {
    task.cancel()
    // Pictures and fonts of a page that is not shown are not kept.
    page.cleanup()
  }
  gone.addEventListener('abort', leave, { once: true })
  await task.promise
}

async function textOf(page: PDFPageProxy | undefined): Promise<string> {
  const content = await page?.getTextContent()
  return (content?.items ?? []).map(item => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
}
