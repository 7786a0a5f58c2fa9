import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { fields } from '../../../client/fields.gen.ts'
import { useWords } from '../../../i18n/words.ts'
import type { Invitation, Place } from '../../../machines/fill-proposal/fill-proposal.types.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { cx } from '../../../ui/cx.ts'
import { Select } from '../../../ui/lazy-forms.tsx'
import { Comparison } from './Comparison.tsx'
import { deadlines } from '../job/deadlines.ts'
import type { Proposal } from './fill.types.ts'
import type { PlaceRow } from './rows.ts'
import classes from './fill.module.css'

interface PanelProps {
  /** Who is compared with whoever is next. */
  shown: PlaceRow | null
  places: readonly Place[]
  proposal: Proposal
  invitation: Invitation
  now: number
  busy: boolean
  sending: boolean
  /** On a phone it lies over the list, once it is asked for. */
  opened: boolean
  onInvitation: (invitation: Invitation) => void
  onInvite: () => void
  onClose: () => void
  onCloseComparison: () => void
}

/** What is chosen, until when they have to answer, and the button that reaches them. */
export function Panel({ shown, places, proposal, invitation, now, busy, sending, opened, ...on }: PanelProps) {
  const words = useWords()
  const { t, tn } = words
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Whoever opens it on a phone is in it; at a desk it stands there anyway.
    if (opened && matchMedia('(max-width: 79.9375rem)').matches) heading.current?.focus()
  }, [opened])
  const items = new Set(places.map(({ projectCrewItemId }) => projectCrewItemId))
  const [soonest] = proposal.positions
    .filter(({ projectCrewItemId }) => items.has(projectCrewItemId))
    .toSorted((a, b) => Date.parse(a.starts) - Date.parse(b.starts))
  const times = soonest ? deadlines(words, soonest.starts, soonest.timeZone, now) : []
  const sum = {
    places: tn('fillProposals.places', places.length),
    people: tn('fillProposals.people', new Set(places.map(({ personId }) => personId)).size),
  }
  const { answerBy } = invitation
  const kept = times.some(({ value }) => value === answerBy) ? answerBy : null
  const { onInvitation } = on
  useEffect(() => {
    // A shift that begins before it was chosen as well, or the time has gone by.
    if (answerBy !== kept) onInvitation({ ...invitation, answerBy: kept })
  }, [answerBy, kept, invitation, onInvitation])
  return (
    <section className={cx(classes['panel'], opened && classes['opened'])} aria-labelledby="fill-chosen">
      {shown ? <Comparison row={shown} onClose={on.onCloseComparison} /> : null}
      <div className={classes['panelHead']}>
        <h2 id="fill-chosen" ref={heading} tabIndex={-1}>
          {t('fillProposals.chosen')}
        </h2>
        <span className={classes['closes']}>
          <IconButton label={t('app.close')} icon={<IconX aria-hidden="true" />} onClick={on.onClose} />
        </span>
      </div>
      {places.length ? (
        <>
          <p>
            <b>
              {sum.places}, {sum.people}
            </b>
          </p>
          <Select
            label={t('bestPersons.answerBy')}
            hint={t('bestPersons.lapses')}
            value={kept ?? ''}
            placeholder={t('bestPersons.untilStart')}
            options={[{ value: '', label: t('bestPersons.untilStart') }, ...times]}
            onChange={value => onInvitation({ ...invitation, answerBy: value || null })}
          />
          <TextArea
            label={t('bestPersons.note')}
            value={invitation.note ?? ''}
            rows={2}
            maxLength={fields['FillAcceptance.note'].maxLength}
            onChange={note => onInvitation({ ...invitation, note: note || null })}
          />
          <div className={classes['panelFoot']}>
            <p className={classes['soft']}>{t('fillProposals.quiet')}</p>
            <Button variant="main" full busy={sending} disabled={busy && !sending} onClick={on.onInvite}>
              {t('fillProposals.invite', sum)}
            </Button>
          </div>
        </>
      ) : (
        <p className={classes['soft']}>{t('fillProposals.chosenNone')}</p>
      )}
    </section>
  )
}
