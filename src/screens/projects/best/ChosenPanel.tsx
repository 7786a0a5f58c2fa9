import { IconX } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { fields } from '../../../client/fields.gen.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { Select } from '../../../ui/lazy-forms.tsx'
import { deadlines } from '../../shared/job/deadlines.ts'
import type { Candidate, Found } from './best.types.ts'
import { against } from './reasons.ts'
import classes from './best.module.css'

export interface Invitation {
  answerBy: string
  note: string
}

interface ChosenPanelProps {
  found: Found
  /** In the order they were chosen. */
  chosen: readonly Candidate[]
  invitation: Invitation
  busy: boolean
  /** What the last attempt was refused with. */
  error: string | null
  now: number
  onChange: (invitation: Invitation) => void
  onRemove: (id: string) => void
  onClear: () => void
  onInvite: () => void
  onPutOn: () => void
}

/** Whom planning has chosen, until when they have to answer, and what the ranking weighs. */
export function ChosenPanel({ found, chosen, invitation, busy, error, now, ...on }: ChosenPanelProps) {
  const words = useWords()
  const { t, tn } = words
  const { position, weights, method } = found
  const begun = Date.parse(position.starts) <= now
  const free = position.amountOfRows - position.filled
  const only = chosen.length === 1 ? chosen[0] : undefined
  return (
    <section id="chosen" className={classes['panel']} aria-labelledby="chosen-title">
      <div className={classes['panelHead']}>
        <h2 id="chosen-title">{t('bestPersons.chosen')}</h2>
        {chosen.length ? (
          <IconButton label={t('bestPersons.clear')} icon={<IconX aria-hidden="true" />} onClick={on.onClear} />
        ) : null}
      </div>
      {chosen.length ? (
        <ol className={classes['chosenList']}>
          {chosen.map(person => (
            <li key={person.id}>
              <span className={classes['names']}>
                <b>{person.name}</b>
                {person.hardReasons.length ? (
                  <span className={classes['bad']}>{against(words, found, person)[0]}</span>
                ) : null}
              </span>
              <IconButton
                label={t('bestPersons.remove', { name: person.name })}
                icon={<IconX aria-hidden="true" />}
                onClick={() => on.onRemove(person.id)}
              />
            </li>
          ))}
        </ol>
      ) : (
        <p className={classes['soft']}>{t('bestPersons.chosenNone')}</p>
      )}
      {chosen.length && !begun ? (
        <>
          <Select
            label={t('bestPersons.answerBy')}
            hint={t('bestPersons.lapses')}
            value={invitation.answerBy}
            placeholder={t('bestPersons.untilStart')}
            options={[
              { value: '', label: t('bestPersons.untilStart') },
              ...deadlines(words, position.starts, position.timeZone, now),
            ]}
            onChange={answerBy => on.onChange({ ...invitation, answerBy })}
          />
          <TextArea
            label={t('bestPersons.note')}
            value={invitation.note}
            rows={2}
            maxLength={fields['NewInvitations.note'].maxLength}
            onChange={note => on.onChange({ ...invitation, note })}
          />
        </>
      ) : null}
      <details className={classes['weights']} open>
        <summary>{t('bestPersons.weighs')}</summary>
        {method === 'bestMatch' ? null : (
          <p className={classes['soft']}>
            {t('bestPersons.weighsThen', { method: t(`bestPersons.method.${method}`) })}
          </p>
        )}
        <dl>
          {weights.map(({ criterion, weight, must }) => (
            <div key={criterion}>
              <dt>{t(`bestPersons.criterion.${criterion}`)}</dt>
              <dd>
                {must ? <b>{t('bestPersons.must')}</b> : null}
                <span role="img" aria-label={t('bestPersons.ofFive', { weight })}>
                  {'●'.repeat(weight)}
                  {'○'.repeat(5 - weight)}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <div className={classes['panelFoot']}>
        <p className={classes['soft']} role="status">
          {error ? (
            <b className={classes['bad']}>{error}</b>
          ) : begun ? (
            t('bestPersons.begun')
          ) : free > 0 ? (
            tn('bestPersons.placesLeft', free)
          ) : (
            t('bestPersons.full')
          )}
        </p>
        {begun || !chosen.length ? null : (
          <Button
            variant="main"
            full
            busy={busy}
            locked={free <= 0}
            onClick={() => {
              if (free > 0) on.onInvite()
            }}
          >
            {tn('bestPersons.invite', chosen.length)}
          </Button>
        )}
        {only && free > 0 ? (
          <Button variant={begun ? 'main' : 'line'} full busy={busy} onClick={on.onPutOn}>
            {t('bestPersons.confirmNow')}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
