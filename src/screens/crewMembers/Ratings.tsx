import { IconPlus } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Row, Rows } from '../../ui/Rows/Rows.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { dayWithYear } from '../shared/words/day-with-year.ts'
import type { Rating } from './member.types.ts'
import classes from './member.module.css'

/** How somebody was rated, newest first. */
export function Ratings({ ratings, onRate }: { ratings: readonly Rating[]; onRate: () => void }) {
  const words = useWords()
  const { t } = words
  return (
    <Section
      title={t('crewMembers.ratingsHead')}
      end={
        <Button size="small" icon={<IconPlus aria-hidden="true" />} onClick={onRate}>
          {t('crewMembers.rate')}
        </Button>
      }
    >
      {ratings.length ? (
        <Rows label={t('crewMembers.ratingsHead')}>
          {ratings.map(one => (
            <Row
              key={one.id}
              wrap
              title={
                <>
                  <b>{t('crewMembers.rating', { rating: one.rating })}</b>
                  {one.remark ? ` ${one.remark}` : null}
                </>
              }
              sub={[
                one.author,
                ...(one.shift ? [one.shift.company, one.shift.name] : []),
                dayWithYear(words, one.createdAt.slice(0, 10)),
              ].join(', ')}
            />
          ))}
        </Rows>
      ) : (
        <p className={classes['soft']}>{t('crewMembers.noRatings')}</p>
      )}
    </Section>
  )
}
