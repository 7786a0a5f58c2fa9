import { IconFileText, IconSignature } from '@tabler/icons-react'
import { hoursText } from '../../../domain/deliveryNotes/hours.ts'
import { dateIn } from '../../../domain/shift-display.ts'
import { useWords } from '../../i18n/words.ts'
import { Row, Rows, Tile } from '../../ui/Rows/Rows.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { ShowAll } from '../../ui/ShowAll/ShowAll.tsx'
import { dayWords } from '../shared/words/shift-words.ts'
import type { UnsignedNote } from './home.types.ts'
import { useFirst } from '../shared/list/useFirst.ts'
import classes from './home.module.css'

interface UnsignedNotesProps {
  notes: readonly UnsignedNote[]
  /** As the server counts them. */
  total: number
  /** Whoever leads or plans signs hours off; a client only reads and signs. */
  leads: boolean
  /** Whether it is said that there is none. */
  says?: boolean
}

/** Crews that are over and wait for a signature, longest first; one tap leads to where it is given. */
export function UnsignedNotes({ notes, total, leads, says = false }: UnsignedNotesProps) {
  const words = useWords()
  const { t, tn } = words
  const { shown, showAll } = useFirst(notes)
  if (notes.length === 0 && !says) return null
  return (
    <Section title={t('home.unsigned')} end={total}>
      {notes.length === 0 ? (
        <p className={classes['soft']}>{t('home.noUnsigned')}</p>
      ) : (
        <Rows label={t('home.unsigned')}>
          {shown.map(({ crew, project, location, state, people, totalChargeable }) => {
            const open = state === 'open' && leads
            const day = dayWords(words, dateIn(location.timeZone, Date.parse(crew.starts)))
            const hours =
              totalChargeable === null
                ? t('home.hoursOpen')
                : t('home.hoursInAll', { hours: hoursText(totalChargeable) })
            return (
              <Row
                key={crew.id}
                wrap
                href={`/crews/${crew.id}/${open ? 'sign-off' : 'delivery-note'}`}
                lead={<Tile icon={open ? <IconSignature aria-hidden="true" /> : <IconFileText aria-hidden="true" />} />}
                title={`${project.name} · ${crew.name}`}
                sub={`${day} · ${location.name} · ${tn('home.people', people)} · ${state === 'open' ? hours : t('home.signatureMissing')}`}
              />
            )
          })}
        </Rows>
      )}
      <ShowAll onShow={showAll} label={t('home.showAll', { count: notes.length })} />
    </Section>
  )
}
