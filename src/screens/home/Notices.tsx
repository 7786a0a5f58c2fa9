import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { blocksOf } from '../../../domain/crewInfo/info-text.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Fold } from '../../ui/Fold/Fold.tsx'
import { Prose } from '../../ui/Prose/Prose.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { Tile } from '../../ui/Rows/Rows.tsx'
import { Chip } from '../../ui/Chip/Chip.tsx'
import type { Notice } from './home.types.ts'
import classes from './home.module.css'

/** The newest ones are what somebody looks for; the others are a tap away. */
const atFirst = 5

/** What planning tells the crew: important ones lie open, the others open at a tap. */
export function Notices({ title, notices }: { title: string; notices: readonly Notice[] }) {
  const { t, date } = useWords()
  const [every, setEvery] = useState(false)
  if (notices.length === 0) return null
  const published = { day: 'numeric', month: 'long' } as const
  const shown = every ? notices : notices.slice(0, atFirst)
  const sorted = shown.toSorted((a, b) => Number(b.important) - Number(a.important))
  return (
    <Section title={title} end={<TextLink href="/crew-info">{t('home.crewInfo')}</TextLink>}>
      <div className={classes['notices']}>
        {sorted.map(({ id, title: headline, body, important, publishedAt }) => (
          <Fold
            key={id}
            open={important}
            lead={<Tile icon={<IconInfoCircle aria-hidden="true" />} />}
            title={headline}
            sub={
              <>
                {t('home.published', { date: date(Date.parse(publishedAt), published) })}
                {important ? <Chip tone="wait">{t('home.important')}</Chip> : null}
              </>
            }
          >
            <Prose blocks={blocksOf(body)} />
          </Fold>
        ))}
        {shown.length < notices.length ? (
          <Button variant="line" full onClick={() => setEvery(true)}>
            {t('home.allJobs', { count: notices.length })}
          </Button>
        ) : null}
      </div>
    </Section>
  )
}
