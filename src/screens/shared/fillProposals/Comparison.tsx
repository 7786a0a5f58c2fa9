import { IconX } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Face } from '../../../ui/Face/Face.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { cx } from '../../../ui/cx.ts'
import { ReasonList } from '../job/ReasonList.tsx'
import { isOver, ratingWords, wayWords, weekWords } from '../job/person-words.ts'
import { roleWords } from '../words/shift-words.ts'
import type { Facts, FillPosition } from './fill.types.ts'
import { placeReasons, skillOf } from './fill-words.ts'
import type { PlaceRow } from './rows.ts'
import classes from './fill.module.css'

/** Who is proposed, and who would be next: what speaks for each, side by side. */
export function Comparison({ row: { position, place }, onClose }: { row: PlaceRow; onClose: () => void }) {
  const words = useWords()
  const { t } = words
  return (
    <section className={classes['comparison']} aria-labelledby="fill-comparison">
      <div className={classes['panelHead']}>
        <h2 id="fill-comparison">
          {roleWords(words, position)}, {position.startTime}
        </h2>
        <IconButton label={t('app.close')} icon={<IconX aria-hidden="true" />} onClick={onClose} />
      </div>
      <div className={classes['two']} aria-live="polite">
        <Side title={t('fillProposals.head.who')} position={position} facts={place} />
        {place.runnerUp ? (
          <Side title={t('fillProposals.head.next')} position={position} facts={place.runnerUp} />
        ) : (
          <p className={classes['soft']}>{t('fillProposals.nobodyNext')}</p>
        )}
      </div>
    </section>
  )
}

function Side({ title, position, facts }: { title: string; position: FillPosition; facts: Facts }) {
  const words = useWords()
  const { person } = facts
  const reasons = [
    skillOf(words, position, facts),
    ...placeReasons(words, facts),
    { key: 'week', weight: isOver(facts) ? 'soft' : 'plain', text: weekWords(words, facts) } as const,
    { key: 'way', weight: 'plain', text: wayWords(words, facts) } as const,
    { key: 'rating', weight: 'plain', text: ratingWords(words, facts) } as const,
  ]
  return (
    <div className={classes['side']}>
      <h3 className={cx(classes['soft'])}>{title}</h3>
      <a className={classes['person']} href={`/crew-profile/${person.id}`}>
        <Face name={person.name} src={person.pictureUrl ?? undefined} size="s" />
        <b>{person.name}</b>
      </a>
      <ReasonList label={person.name} reasons={reasons} />
    </div>
  )
}
