import { IconChevronDown, IconInfoCircle } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Section } from '../../ui/Section/Section.tsx'
import { Tile } from '../../ui/Rows/Rows.tsx'
import { Chip } from '../../ui/Chip/Chip.tsx'
import type { Notice } from './home.types.ts'
import classes from './home.module.css'

/** What planning tells the crew: important ones lie open, the others open at a tap. */
export function Notices({ title, notices }: { title: string; notices: readonly Notice[] }) {
  const { t, locale } = useWords()
  if (notices.length === 0) return null
  const published = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' })
  const sorted = notices.toSorted((a, b) => Number(b.important) - Number(a.important))
  return (
    <Section title={title}>
      <div className={classes['notices']}>
        {sorted.map(({ id, title: headline, body, important, publishedAt }) => (
          <details key={id} className={classes['notice']} open={important}>
            <summary className={classes['headline']}>
              <Tile icon={<IconInfoCircle aria-hidden="true" />} />
              <span className={classes['words']}>
                <span className={classes['name']}>{headline}</span>
                <span className={classes['since']}>
                  {t('home.published', { date: published.format(new Date(publishedAt)) })}
                  {important ? <Chip tone="wait">{t('home.important')}</Chip> : null}
                </span>
              </span>
              <IconChevronDown className={classes['turn']} aria-hidden="true" />
            </summary>
            <p className={classes['body']}>{body}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
