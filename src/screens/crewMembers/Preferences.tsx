import { IconBan, IconHeart, IconPlus, IconX } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Row, Rows } from '../../ui/Rows/Rows.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { dayWithYear } from '../shared/words/day-with-year.ts'
import type { Opened, Preference } from './member.types.ts'
import classes from './member.module.css'

interface PreferencesProps {
  preferences: readonly Preference[]
  onOpen: (opened: Opened) => void
  onEnd: (preference: Preference) => void
}

/** Who wants somebody again, and who does not. */
export function Preferences({ preferences, onOpen, onEnd }: PreferencesProps) {
  const words = useWords()
  const { t } = words
  return (
    <Section
      title={t('crewMembers.wishes')}
      end={
        <Button size="small" icon={<IconPlus aria-hidden="true" />} onClick={() => onOpen({ kind: 'preference' })}>
          {t('crewMembers.addWish')}
        </Button>
      }
    >
      {preferences.length ? (
        <Rows label={t('crewMembers.wishes')}>
          {preferences.map(one => {
            const kind = t(`crewMembers.kind.${one.kind}`)
            const by = one.company?.name ?? t('crewMembers.ourselves')
            const company = one.plannerCrew ? `${by}, ${one.plannerCrew.name}` : by
            const date = dayWithYear(words, one.createdAt.slice(0, 10))
            return (
              <Row
                key={one.id}
                wrap
                title={
                  <>
                    <Chip
                      tone={one.kind === 'blocked' ? 'bad' : 'good'}
                      icon={one.kind === 'blocked' ? <IconBan aria-hidden="true" /> : <IconHeart aria-hidden="true" />}
                    >
                      {kind}
                    </Chip>{' '}
                    {company}
                  </>
                }
                sub={
                  <>
                    {one.reason === '' ? null : `${one.reason}. `}
                    {one.author}, {date}
                    {one.endDate ? `, ${t('crewMembers.until', { date: dayWithYear(words, one.endDate) })}` : null}
                  </>
                }
                end={
                  <IconButton
                    label={t('crewMembers.endWish', { kind, company })}
                    icon={<IconX aria-hidden="true" />}
                    onClick={() => onEnd(one)}
                  />
                }
              />
            )
          })}
        </Rows>
      ) : (
        <p className={classes['soft']}>{t('crewMembers.noWishes')}</p>
      )}
    </Section>
  )
}
