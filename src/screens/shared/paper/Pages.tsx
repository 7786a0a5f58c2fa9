import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import type { OpenPaper } from './paper.types.ts'
import classes from './paper.module.css'

/** Pages before and after the one that is read which are drawn as well: five in memory at most. */
const around = 2
/** More would be wider than a phone: of a long paper each stands for several pages. */
const mostMarks = 30

interface PagesProps {
  paper: OpenPaper
  /** What lies over a page; counted from 1. */
  over?: (page: number) => ReactNode
}

/** The pages one below the other, each a canvas; above them, which one is read. */
export function Pages({ paper, over }: PagesProps) {
  const { t } = useWords()
  const list = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([0]))
  useEffect(() => {
    const pages = list.current
    if (!pages) return
    // Whichever lies across the middle of the window is read.
    const watching = new IntersectionObserver(
      entries => {
        const [entry] = entries.filter(({ isIntersecting }) => isIntersecting)
        if (!(entry?.target instanceof HTMLElement)) return
        const page = Number(entry.target.dataset['page'])
        setCurrent(page)
        setSeen(before => new Set([...before, page]))
      },
      { rootMargin: '-49% 0px -49% 0px' },
    )
    for (const page of pages.querySelectorAll('[data-page]')) watching.observe(page)
    return () => watching.disconnect()
  }, [paper])
  const count = paper.sizes.length
  const each = Math.ceil(count / mostMarks)
  const lookOf = (mark: number) => {
    if (Math.floor(current / each) === mark) return 'now'
    const pages = paper.sizes.slice(mark * each, (mark + 1) * each)
    return pages.every((_, at) => seen.has(mark * each + at)) ? 'seen' : 'unseen'
  }
  return (
    <>
      <div className={classes['bar']}>
        <p role="status" className={classes['where']}>
          {t('documents.pageOf', { page: current + 1, count })}
        </p>
        <span className={classes['marks']} aria-hidden="true">
          {Array.from({ length: Math.ceil(count / each) }, (_, mark) => (
            <span key={mark} data-look={lookOf(mark)} />
          ))}
        </span>
      </div>
      <div ref={list} className={classes['pages']}>
        {paper.sizes.map((size, page) => (
          <section
            key={page}
            data-page={page}
            className={classes['page']}
            style={{ '--ratio': `${size.width} / ${size.height}` }}
            aria-label={t('documents.page', { page: page + 1 })}
          >
            {Math.abs(page - current) <= around ? <Drawn paper={paper} page={page} /> : null}
            {over?.(page + 1)}
          </section>
        ))}
      </div>
    </>
  )
}

/** One page, drawn anew when it becomes wider or narrower; its words stand beside it for whoever listens. */
export function Drawn({ paper, page }: { paper: OpenPaper; page: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let gone = new AbortController()
    let width = 0
    const draw = () => {
      const wide = Math.round(element.clientWidth)
      if (wide === width || wide === 0) return
      width = wide
      gone.abort()
      gone = new AbortController()
      // Ended by the next one, or by leaving: nothing is lost.
      paper.draw(page, element, wide, gone.signal).catch(() => undefined)
    }
    const watching = new ResizeObserver(draw)
    watching.observe(element)
    draw()
    let here = true
    paper.text(page).then(
      words => here && setText(words),
      () => undefined,
    )
    return () => {
      here = false
      watching.disconnect()
      gone.abort()
      // Gives its memory back at once.
      element.width = 0
      element.height = 0
    }
  }, [paper, page])
  return (
    <>
      <canvas ref={canvas} aria-hidden="true" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  )
}
