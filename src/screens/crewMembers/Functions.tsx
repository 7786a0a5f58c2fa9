import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Marked, Row, Rows } from '../../ui/Rows/Rows.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { functionWords } from '../shared/words/shift-words.ts'
import { dayWithYear } from '../shared/words/day-with-year.ts'
import type { MemberFunction, Opened } from './member.types.ts'
import classes from './member.module.css'

/** What somebody can do, by which paper, and until when. */
export function Functions({
  functions,
  onOpen,
}: {
  functions: readonly MemberFunction[]
  onOpen: (opened: Opened) => void
}) {
  const words = useWords()
  const { t } = words
  return (
    <Section
      title={t('crewMembers.functions')}
      end={
        <Button
          size="small"
          icon={<IconPlus aria-hidden="true" />}
          onClick={() => onOpen({ kind: 'function', of: null })}
        >
          {t('crewMembers.addFunction')}
        </Button>
      }
    >
      {functions.length ? (
        <Rows label={t('crewMembers.functions')}>
          {functions.map(one => {
            const name = functionWords(words, one.function)
            const until = one.validUntil && dayWithYear(words, one.validUntil)
            const mark = until ? (
              <Chip tone={one.expired ? 'bad' : 'good'}>
                {t(one.expired ? 'crewMembers.ended' : 'crewMembers.until', { date: until })}
              </Chip>
            ) : null
            return (
              <Row
                key={one.id}
                wrap
                title={name}
                sub={mark && one.proof ? <Marked mark={mark}>{one.proof}</Marked> : (mark ?? one.proof)}
                end={
                  <>
                    <IconButton
                      label={t('crewMembers.changeFunction', { function: name })}
                      icon={<IconPencil aria-hidden="true" />}
                      onClick={() => onOpen({ kind: 'function', of: one })}
                    />
                    <IconButton
                      label={t('crewMembers.removeFunction', { function: name })}
                      icon={<IconTrash aria-hidden="true" />}
                      onClick={() => onOpen({ kind: 'removeFunction', of: one })}
                    />
                  </>
                }
              />
            )
          })}
        </Rows>
      ) : (
        <p className={classes['soft']}>{t('crewMembers.noFunctions')}</p>
      )}
    </Section>
  )
}
