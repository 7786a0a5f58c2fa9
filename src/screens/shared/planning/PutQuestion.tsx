import { IconCircleCheck, IconHelpCircle } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { dayWords, hoursWords } from '../words/shift-words.ts'
import { bandWords, whereWords } from './entry-words.ts'
import type { Putting } from './usePutPosition.ts'

/** Asks before somebody is put where they have something else, which is named. */
export function PutQuestion({ putting: { state, context, carried, whom, byId, send } }: { putting: Putting }) {
  const words = useWords()
  const { t } = words
  if (state !== 'asking' || !carried || !whom) return null
  const { target, met } = context
  const fit = target?.fit
  const known =
    fit?.kind === 'conflict'
      ? whom.jobs
          .filter(({ id }) => fit.jobs.includes(id))
          .flatMap(({ id, projectCrewItemId }) => {
            const at = byId.get(projectCrewItemId)
            return at ? [{ id, what: whereWords(words, at), when: hoursWords(at) }] : []
          })
      : fit?.kind === 'blocked'
        ? whom.absences
            .filter(({ id }) => fit.absences.includes(id))
            .map(({ id, kind, begin, end }) => ({
              id,
              what: bandWords(words, kind),
              when: begin !== null && end !== null ? `${begin} – ${end}` : t('planningCalendar.allDay'),
            }))
        : []
  return (
    <ConfirmDialog
      opened
      title={t(fit?.kind === 'blocked' ? 'planningCalendar.askBlocked' : 'planningCalendar.askDouble', {
        name: whom.name,
      })}
      subtitle={dayWords(words, carried.startDate)}
      items={[
        ...(met.length > 0 ? met.map(one => ({ what: whereWords(words, one), when: hoursWords(one) })) : known).map(
          ({ what, when }) => ({
            icon: <IconCircleCheck aria-hidden="true" />,
            time: when,
            title: what,
          }),
        ),
        {
          icon: <IconHelpCircle aria-hidden="true" />,
          time: hoursWords(carried),
          title: whereWords(words, carried),
        },
      ]}
      safeLabel={t('app.cancel')}
      riskyLabel={t('planningCalendar.putAnyway')}
      onSafe={() => send({ type: 'KEPT' })}
      onRisky={() => send({ type: 'ACCEPTED' })}
    />
  )
}
