import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Cards } from '../../ui/Page/Page.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { type Week, weeksOf } from './week-words.ts'
import classes from './jobs.module.css'

/** Cards drawn at first and whenever the end comes near: a thousand at once would hold the page up. */
const step = 48

interface WeekListProps<T> {
  items: readonly T[]
  now: number
  countWords: (count: number) => string
  draw: (item: T) => ReactNode
}

/** Cards under the weeks they start in. Every heading counts its whole week, drawn or not. */
export function WeekList<T extends { id: string; startDate: string }>({
  items,
  now,
  countWords,
  draw,
}: WeekListProps<T>) {
  const words = useWords()
  const [shown, setShown] = useState(step)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current) return
    const watch = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && setShown(before => before + step),
      { rootMargin: '1200px' },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [shown, items])

  const weeks = firstOf(weeksOf(words, items, now), shown)
  return (
    <>
      {weeks.map(week => (
        <div key={week.firstDay} className={classes['week']}>
          <Section stick title={week.title} end={countWords(week.items.length)}>
            <Cards>{week.drawn.map(draw)}</Cards>
          </Section>
        </div>
      ))}
      {items.length > shown ? (
        <div ref={end} className={classes['more']}>
          <Button onClick={() => setShown(shown + step)}>{words.t('jobs.showMore')}</Button>
        </div>
      ) : null}
    </>
  )
}

/** The first `count` cards, week by week; weeks that have none of them are left out. */
function firstOf<T>(weeks: readonly Week<T>[], count: number): (Week<T> & { drawn: readonly T[] })[] {
  let left = count
  const result = []
  for (const week of weeks) {
    if (left <= 0) break
    result.push({ ...week, drawn: week.items.slice(0, left) })
    left -= week.items.length
  }
  return result
}
