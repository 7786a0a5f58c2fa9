import {
  IconArrowBackUp,
  IconBuildingStore,
  IconCalendarOff,
  IconCircleCheck,
  IconCircleX,
  IconClockX,
  IconHourglass,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Words } from '../../../i18n/words.ts'
import { useWords } from '../../../i18n/words.ts'
import { Chip, type Tone } from '../../../ui/Chip/Chip.tsx'
import { dayWords, functionWords, hoursWords, viewerZone } from '../../shared/words/shift-words.ts'
import { whenWords } from '../../shared/words/when-words.ts'
import type { PositionRequest } from './asking.types.ts'
import classes from './asking.module.css'

const looks: Record<PositionRequest['state'], { tone: Tone; Glyph: typeof IconHourglass }> = {
  asked: { tone: 'wait', Glyph: IconHourglass },
  accepted: { tone: 'good', Glyph: IconCircleCheck },
  declined: { tone: 'bad', Glyph: IconCircleX },
  withdrawn: { tone: 'plain', Glyph: IconArrowBackUp },
  lapsed: { tone: 'plain', Glyph: IconClockX },
  dropped: { tone: 'plain', Glyph: IconCalendarOff },
}

/** "2 × Stagehand" */
export const whatWords = (words: Words, { amountOfRows, function: does }: PositionRequest): string =>
  words.t('positionRequests.what', { count: amountOfRows, position: functionWords(words, does) })

interface RequestCardProps {
  request: PositionRequest
  now: number
  /** Whoever reads it is the one who answers. */
  answers?: boolean
  actions?: ReactNode
}

/** One request: what, when and by whom, and what became of it. */
export function RequestCard({ request, now, answers = false, actions }: RequestCardProps) {
  const words = useWords()
  const { t } = words
  const { state, projectCrew, startDate, note, reason, requestedBy, requestedAt, planned } = request
  const { tone, Glyph } = looks[state]
  const what = whatWords(words, request)
  const asked = t('positionRequests.askedBy', {
    name: requestedBy ?? '',
    when: whenWords(words, requestedAt, viewerZone(), now),
  })
  return (
    <article className={classes['card']} aria-label={what} data-state={state}>
      <div className={classes['words']}>
        <p className={classes['head']}>
          <b>{what}</b>
          {answers ? (
            <Chip tone="info" icon={<IconBuildingStore aria-hidden="true" />}>
              {t('projectPlan.clientAdded')}
            </Chip>
          ) : null}
          <Chip tone={tone} icon={<Glyph aria-hidden="true" />}>
            {t(state === 'asked' && answers ? 'positionRequests.yours' : `positionRequests.states.${state}`)}
          </Chip>
        </p>
        <p className={classes['soft']}>
          {answers ? null : `${projectCrew.name} · `}
          {dayWords(words, startDate, now)} · <span className={classes['hours']}>{hoursWords(request)}</span>
          {` · ${asked}`}
        </p>
        {note === null ? null : <p className={classes['note']}>“{note}”</p>}
        {reason === null ? null : <p className={classes['note']}>{t('positionRequests.reason', { reason })}</p>}
        {state === 'accepted' && !planned ? <p>{t('positionRequests.takenOut')}</p> : null}
      </div>
      {actions ? <div className={classes['actions']}>{actions}</div> : null}
    </article>
  )
}
