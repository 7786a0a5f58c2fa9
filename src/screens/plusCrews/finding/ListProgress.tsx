import { useEffect, useRef, useState } from 'react'
import { $api } from '../../../client/query.ts'
import { useWords } from '../../../i18n/words.ts'
import classes from './list.module.css'

/** This month's turnover by its target, asked for once the row is looked at. */
export function ListProgress({ number }: { number: string }) {
  const words = useWords()
  const place = useRef<HTMLSpanElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setIsSeen(true)
    })
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  const progress = $api.useQuery(
    'get',
    '/api/v1/plusCrews/{n}/prgrss',
    { params: { path: { n: number } } },
    { enabled: isSeen, staleTime: 60_000 },
  )
  const reached = progress.data?.reached ?? null
  const format = new Intl.NumberFormat(words.locale, { style: 'percent', maximumFractionDigits: 0 })
  const percent = reached === null ? null : format.format(reached)
  return (
    <span ref={place} className={classes['progress']}>
      {percent === null ? null : (
        <>
          <span className={classes['short']} aria-hidden="true">
            {percent}
          </span>
          <span className={classes['whole']}>{words.t('plusCrewValues.ofTarget', { percent })}</span>
        </>
      )}
    </span>
  )
}
