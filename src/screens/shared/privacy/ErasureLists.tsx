import { useWords } from '../../../i18n/words.ts'
import { Row, Rows } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { dayWithYear } from '../words/day-with-year.ts'
import type { Erasure } from './privacy.types.ts'
import classes from './privacy.module.css'

/** What goes at once, and what stays until when and why. */
export function ErasureLists({ erasure: { goes, stays, erased } }: { erasure: Erasure }) {
  const words = useWords()
  const { t, locale } = words
  const figure = new Intl.NumberFormat(locale)
  const count = (of: number) => <span className={classes['count']}>{figure.format(of)}</span>
  const gone = t(erased ? 'personPrivacy.went' : 'personPrivacy.goes')
  return (
    <div className={classes['lists']}>
      <Section title={gone}>
        {goes.length ? (
          <Rows label={gone}>
            {goes.map(one => (
              <Row key={one.kind} wrap title={t(`personPrivacy.kinds.${one.kind}`)} end={count(one.count)} />
            ))}
          </Rows>
        ) : (
          <p className={classes['soft']}>{t('personPrivacy.nothing')}</p>
        )}
      </Section>
      <Section title={t('personPrivacy.stays')}>
        {stays.length ? (
          <Rows label={t('personPrivacy.stays')}>
            {stays.map(one => {
              const law = t(`personPrivacy.law.${one.law}`)
              return (
                <Row
                  key={`${one.kind} ${one.law}`}
                  wrap
                  title={t(`personPrivacy.kinds.${one.kind}`)}
                  sub={one.until ? t('personPrivacy.until', { law, date: dayWithYear(words, one.until) }) : law}
                  end={count(one.count)}
                />
              )
            })}
          </Rows>
        ) : (
          <p className={classes['soft']}>{t('personPrivacy.nothing')}</p>
        )}
      </Section>
    </div>
  )
}
