import { IconCircleCheck, IconHelpCircle } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { dayWords, functionWords, hoursWords } from '../words/shift-words.ts'
import { bandWords, whereWords } from './entry-words.ts'
import { proofItem } from './proof-item.tsx'
import type { Putting } from './usePutPosition.ts'

/** Asks before somebody is put where they have something else or a proof does not hold until the end; all of it is named. */
export function PutQuestion({ putting: { state, context, carried, whom, byId, send } }: { putting: Putting }) {
  const words = useWords()
  const { t } = words
  if (state !== 'asking' || !carried || !whom) return null
  const { target, against } = context
  const fit = target?.fit
  const jobs = against
    ? against.met.map(one => ({ what: whereWords(words, one), when: hoursWords(one) }))
    : whom.jobs.flatMap(({ id, projectCrewItemId }) => {
        const at = fit?.kind === 'conflict' && fit.jobs.includes(id) ? byId.get(projectCrewItemId) : undefined
        return at ? [{ what: whereWords(words, at), when: hoursWords(at) }] : []
      })
  const absences = against
    ? against.absences.map(one => ({ ...one, kind: one.kind === 'block' ? ('blocked' as const) : one.kind }))
    : whom.absences.filter(({ id }) => fit?.kind === 'blocked' && fit.absences.includes(id))
  const known = fit && 'ended' in fit ? [fit.ended] : []
  const proofs = against?.proofs ?? known
  const about = jobs.length > 0 ? 'askDouble' : absences.length > 0 ? 'askBlocked' : 'askEnded'
  return (
    <ConfirmDialog
      opened
      title={t(`planningCalendar.${about}`, { name: whom.name })}
      subtitle={dayWords(words, carried.startDate)}
      items={[
        ...[
          ...jobs,
          ...absences.map(({ kind, begin, end }) => ({
            what: bandWords(words, kind),
            when: begin !== null && end !== null ? `${begin} – ${end}` : t('planningCalendar.allDay'),
          })),
        ].map(({ what, when }) => ({
          icon: <IconCircleCheck aria-hidden="true" />,
          time: when,
          title: what,
        })),
        ...proofs.map(one =>
          proofItem(
            words,
            one,
            t('planningCalendar.proofEnds', {
              function: functionWords(words, carried.function).replaceAll('\u00AD', ''),
            }),
          ),
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
