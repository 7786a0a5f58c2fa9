import {
  IconBellQuestion,
  IconCheck,
  IconClock,
  IconClockExclamation,
  IconHandStop,
  IconHourglass,
  IconLogout2,
  IconRun,
  IconUserX,
} from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Face } from '../../../ui/Face/Face.tsx'
import { cx } from '../../../ui/cx.ts'
import { clockAt, spanWords } from '../../shared/words/shift-words.ts'
import type { Chip, PersonState } from './people.ts'
import classes from './people.module.css'

const glyphs: Record<PersonState, Icon> = {
  in: IconCheck,
  out: IconLogout2,
  late: IconClockExclamation,
  onTheWay: IconRun,
  expected: IconClock,
  changed: IconBellQuestion,
  invited: IconHourglass,
  applied: IconHandStop,
  noShow: IconUserX,
}

/** Somebody by face and name, at the right edge how they stand; leads to their card. */
export function PersonChip({ person, crewId, now }: { person: Chip; crewId: string; now: number }) {
  const words = useWords()
  const { state } = person
  const Glyph = state ? glyphs[state.kind] : null
  const time =
    state?.kind === 'late' ? spanWords(words, state.at, now) : state ? clockAt(state.at, state.zone) : undefined
  return (
    <li>
      <a
        className={cx(classes['chip'], state && classes[state.kind])}
        href={`/crews/${crewId}/contact-crew-member/${person.id}`}
      >
        <Face name={person.name} src={person.pictureUrl ?? undefined} size="s" />
        <span className={classes['name']}>{person.name}</span>
        {state && Glyph ? (
          <span className={classes['state']}>
            <Glyph aria-hidden="true" />
            {words.t(`projects.state.${state.kind}`, time === undefined ? {} : { time })}
          </span>
        ) : null}
      </a>
    </li>
  )
}
