import { $api } from '../../client/query.ts'
import type { Group } from '../../i18n/translate.ts'
import { useWords } from '../../i18n/words.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { LateWords } from '../shared/loading/LateWords.tsx'
import { NotLoaded } from '../shared/loading/NotLoaded.tsx'
import { dayWords } from '../shared/words/shift-words.ts'
import { useCommand } from '../shared/useCommand.ts'
import type { Closing, Project } from './project.types.ts'
import classes from './project.module.css'

interface ClosingProjectProps {
  project: Project
  now: number
  onClose: () => void
}

const groups: readonly Group[] = ['app', 'shell', 'projectChange']

/** Asks before a project is closed, once it is known what of it is not done. */
export const ClosingProject = (props: ClosingProjectProps) => (
  <LateWords groups={groups} onClose={props.onClose}>
    <Known {...props} />
  </LateWords>
)

function Known({ project, now, onClose }: ClosingProjectProps) {
  const { t } = useWords()
  const path = { id: project.id }
  // Asked anew each time: what was in the way may be done by now.
  const closing = $api.useQuery('get', '/api/v1/projects/{id}/closing', { params: { path } }, { gcTime: 0 })
  const close = useCommand('post', '/api/v1/projects/{id}/close')
  if (!closing.data)
    return closing.error ? (
      <NotLoaded as="part" busy={closing.isFetching} retry={() => void closing.refetch()} onClose={onClose} />
    ) : null
  return (
    <ClosingQuestion
      closing={closing.data}
      now={now}
      busy={close.busy}
      onSafe={onClose}
      onRisky={() => void close.give({ params: { path } }, { done: t('projectChange.closed'), then: onClose })}
    />
  )
}

interface ClosingQuestionProps {
  closing: Closing
  now: number
  busy: boolean
  onSafe: () => void
  onRisky: () => void
}

/** What is not done is named; it can be closed all the same. */
export function ClosingQuestion({ closing, now, busy, onSafe, onRisky }: ClosingQuestionProps) {
  const words = useWords()
  const { t, tn } = words
  const { openShifts, unsignedShifts, unanswered, quotation } = closing
  const named = (shifts: Closing['openShifts']) =>
    shifts
      .slice(0, 3)
      .map(({ name, date }) => `${name}, ${dayWords(words, date, now)}`)
      .join('; ') + (shifts.length > 3 ? '; …' : '')
  const lines = [
    ...(openShifts.length > 0 ? [[tn('projectChange.openShifts', openShifts.length), named(openShifts)]] : []),
    ...(unsignedShifts.length > 0
      ? [[tn('projectChange.unsignedShifts', unsignedShifts.length), named(unsignedShifts)]]
      : []),
    ...(quotation === null ? [] : [[t('projectChange.quotationWaits', { number: quotation }), '']]),
    ...(unanswered > 0 ? [[tn('projectChange.unanswered', unanswered), '']] : []),
  ]
  return (
    <ConfirmDialog
      opened
      title={t(lines.length > 0 ? 'projectChange.notDone' : 'projectChange.closeAsk')}
      subtitle={t('projectChange.closeText')}
      safeLabel={t('app.cancel')}
      riskyLabel={t(lines.length > 0 ? 'projectChange.closeAnyway' : 'projectChange.close')}
      busy={busy}
      onSafe={onSafe}
      onRisky={onRisky}
    >
      {lines.length > 0 ? (
        <ul className={classes['inTheWay']}>
          {lines.map(([what, which]) => (
            <li key={what}>
              <b>{what}</b>
              {which ? <span>{which}</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </ConfirmDialog>
  )
}
