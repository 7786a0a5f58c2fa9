import { IconChevronDown, IconChevronUp, IconMinus, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Drawn } from '../../shared/paper/Pages.tsx'
import type { OpenPaper } from '../../shared/paper/paper.types.ts'
import pages from '../../shared/paper/paper.module.css'
import { Thumbs } from './Thumbs.tsx'
import classes from './desk.module.css'

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2] as const
const whole = zooms.indexOf(1)

interface PageByPageProps {
  paper: OpenPaper
  /** What lies over a page; counted from 1. */
  over?: ((page: number) => ReactNode) | undefined
}

/** One page at a time, as large as one likes; beside it all of them small. */
export function PageByPage({ paper, over }: PageByPageProps) {
  const { t, locale } = useWords()
  const [page, setPage] = useState(0)
  const [zoom, setZoom] = useState<number>(whole)
  const pane = useRef<HTMLDivElement>(null)
  const count = paper.sizes.length
  const size = paper.sizes[page]
  const large = zooms[zoom] ?? 1
  useEffect(() => {
    pane.current?.scrollTo({ top: 0 })
  }, [page])
  return (
    <div className={classes['reading']}>
      <Thumbs paper={paper} current={page} onChoose={setPage} />
      <div className={classes['pane']}>
        <div className={classes['tools']}>
          <IconButton
            label={t('documents.desk.previousPage')}
            icon={<IconChevronUp aria-hidden="true" />}
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          />
          <IconButton
            label={t('documents.desk.nextPage')}
            icon={<IconChevronDown aria-hidden="true" />}
            disabled={page === count - 1}
            onClick={() => setPage(page + 1)}
          />
          <p role="status" className={classes['where']}>
            {t('documents.pageOf', { page: page + 1, count })}
          </p>
          <span className={classes['zooms']}>
            <IconButton
              label={t('documents.desk.smaller')}
              icon={<IconMinus aria-hidden="true" />}
              disabled={zoom === 0}
              onClick={() => setZoom(zoom - 1)}
            />
            <span role="status" className={classes['zoom']}>
              {large === 1
                ? t('documents.desk.pageWidth')
                : new Intl.NumberFormat(locale, { style: 'percent' }).format(large)}
            </span>
            <IconButton
              label={t('documents.desk.larger')}
              icon={<IconPlus aria-hidden="true" />}
              disabled={zoom === zooms.length - 1}
              onClick={() => setZoom(zoom + 1)}
            />
          </span>
        </div>
        {/* Scrolled by keys as well. */}
        <div ref={pane} className={classes['paper']} tabIndex={0} role="group" aria-label={t('documents.paper')}>
          {size ? (
            <section
              key={page}
              className={pages['page']}
              style={{ '--ratio': `${size.width} / ${size.height}`, '--zoom': large }}
              aria-label={t('documents.page', { page: page + 1 })}
            >
              <Drawn paper={paper} page={page} />
              {over?.(page + 1)}
            </section>
          ) : null}
        </div>
      </div>
    </div>
  )
}
