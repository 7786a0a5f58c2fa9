import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Drawn } from '../../shared/paper/Pages.tsx'
import type { OpenPaper } from '../../shared/paper/paper.types.ts'
import pages from '../../shared/paper/paper.module.css'
import classes from './desk.module.css'

interface ThumbsProps {
  paper: OpenPaper
  /** Counted from 0. */
  current: number
  onChoose: (page: number) => void
}

/** The pages small, to choose from; those in view are drawn, and no others kept. */
export function Thumbs({ paper, current, onChoose }: ThumbsProps) {
  const { t } = useWords()
  const list = useRef<HTMLElement>(null)
  const [inView, setInView] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const root = list.current
    if (!root) return
    const watching = new IntersectionObserver(
      entries =>
        setInView(before => {
          const now = new Set(before)
          for (const { target, isIntersecting } of entries) {
            const page = Number((target as HTMLElement).dataset['thumb'])
            if (isIntersecting) now.add(page)
            else now.delete(page)
          }
          return now
        }),
      { root },
    )
    for (const thumb of root.querySelectorAll('[data-thumb]')) watching.observe(thumb)
    return () => watching.disconnect()
  }, [paper])
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <nav ref={list} className={classes['thumbs']} aria-label={t('documents.desk.pages')}>
      {paper.sizes.map((size, page) => (
        <button
          key={page}
          type="button"
          data-thumb={page}
          className={classes['thumb']}
          aria-current={page === current ? 'page' : undefined}
          aria-label={t('documents.page', { page: page + 1 })}
          onClick={() => onChoose(page)}
        >
          <span className={pages['page']} style={{ '--ratio': `${size.width} / ${size.height}` }} aria-hidden="true">
            {inView.has(page) ? <Drawn paper={paper} page={page} /> : null}
          </span>
          <span aria-hidden="true">{page + 1}</span>
        </button>
      ))}
    </nav>
  )
}
