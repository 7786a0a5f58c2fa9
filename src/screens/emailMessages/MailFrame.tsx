import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../access/session.ts'
import sheet from './mail-frame.css?url&no-inline'
import classes from './email.module.css'

/** Until it has been measured. */
const usual = 320
/** What an A4 or letter page has room for. */
const paperWidth = '42.5rem'
const heightOf = (body: HTMLElement) => Math.ceil(body.getBoundingClientRect().height) + 1

/**
 * What an e-mail says, apart from the page: without scripts, forms or a name of its own, in a frame as tall as its words.
 * It keeps the page's origin only to be measured, and to read its own sheet; the page's policy holds in it as well, so
 * that nothing is loaded from outside. Links open elsewhere.
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const { colorScheme } = useSession()
  const [height, setHeight] = useState(usual)
  const watching = useRef<ResizeObserver>(undefined)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => () => watching.current?.disconnect(), [])
  useEffect(() => {
    // A frame is cut off where it ends: on paper, which is narrower, it is taller.
    const asOnPaper = () => {
      const { current } = frame
      const body = current?.contentDocument?.body
      if (!current || !body) return
      current.style.width = paperWidth
      current.style.height = `${heightOf(body)}px`
    }
    const asOnScreen = () => frame.current?.removeAttribute('style')
    window.addEventListener('beforeprint', asOnPaper)
    window.addEventListener('afterprint', asOnScreen)
    return () => {
      window.removeEventListener('beforeprint', asOnPaper)
      window.removeEventListener('afterprint', asOnScreen)
    }
  }, [])
  const page = `<!doctype html><html class="${colorScheme}"><head><meta charset="utf-8"><base target="_blank"><link rel="stylesheet" href="${sheet}"></head><body>${html}</body></html>`
  return (
    <iframe
      ref={frame}
      className={classes['words']}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={page}
      height={height}
      onLoad={({ currentTarget }) => {
        const body = currentTarget.contentDocument?.body
        watching.current?.disconnect()
        if (!body) return
        const measure = () => setHeight(heightOf(body))
        // With the next picture: its own height is none of what it watches.
        watching.current = new ResizeObserver(() => requestAnimationFrame(measure))
        watching.current.observe(body)
        measure()
      }}
    />
  )
}
