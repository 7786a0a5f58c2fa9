import { useEffect, useEffectEvent, useState } from 'react'
import { $api, askAgain } from '../../../client/query.ts'
import { useWords } from '../../../i18n/words.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { isBusy } from '../../shared/list/is-busy.ts'
import { loadable } from '../../shared/loadable.ts'
import { problemWords } from '../../shared/words/problem-words.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { DeclineVacation } from './DeclineVacation.tsx'
import { VacationPanelView } from './VacationPanelView.tsx'
import { mayAnswer } from './may-answer.ts'
import { vacationDays } from './vacation-words.ts'

interface VacationPanelProps {
  id: string
  /** It is answered: on to the next. */
  onAnswered: () => void
  onClose: () => void
  zone: string
  /** Ms. */
  now: number
}

const touches = ['vacationRequests', 'activities'] as const

/** A request for vacation and what is weighed before it is answered. `A` approves it, `D` declines it. */
export function VacationPanel({ id, onAnswered, onClose, zone, now }: VacationPanelProps) {
  const words = useWords()
  const { t, tn } = words
  const details = $api.useQuery(
    'get',
    '/api/v1/vacationRequests/{id}',
    { params: { path: { id } } },
    { refetchInterval: askAgain },
  )
  const { data } = details
  const approve = useCommand('post', '/api/v1/vacationRequests/{id}/approve', { touches, inForm: true })
  const [asking, setAsking] = useState<'approve' | 'decline' | null>(null)
  const ways = data ? mayAnswer(data.request, now) : { approve: false, decline: false }
  const [granted, setGranted] = useState<boolean | null>(null)
  const unpaid = granted ?? data?.request.unpaid ?? false
  const held = data?.jobs.filter(({ status }) => status !== 'applied' && status !== 'invited') ?? []
  const say = () => {
    if (!data) return
    setAsking(null)
    void approve.give(
      { params: { path: { id } }, body: unpaid === data.request.unpaid ? {} : { unpaid } },
      {
        done: t('todos.vacation.approvedNow', {
          name: data.request.person.name,
          days: vacationDays(words, data.request, now),
        }),
        then: onAnswered,
      },
    )
  }
  const onApprove = () => (held.length > 0 ? setAsking('approve') : say())
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (approve.busy || isBusy(document.activeElement)) return
    const key = event.key.toLowerCase()
    if (key === 'a' && ways.approve) onApprove()
    else if (key === 'd' && ways.decline) setAsking('decline')
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [])
  return (
    <>
      <VacationPanelView
        state={loadable([details], data)}
        failed={approve.failure === null ? null : problemWords(words, approve.failure)}
        busy={approve.busy}
        ways={ways}
        unpaid={unpaid}
        onUnpaid={setGranted}
        onApprove={onApprove}
        onDecline={() => setAsking('decline')}
        onClose={onClose}
        {...{ zone, now }}
      />
      {data ? (
        <ConfirmDialog
          opened={asking === 'approve'}
          title={tn('todos.vacation.confirmTitle', held.length, { name: data.request.person.name })}
          subtitle={t('todos.vacation.confirmText')}
          safeLabel={t('todos.vacation.notYet')}
          riskyLabel={t('todos.vacation.approveAnyway')}
          onSafe={() => setAsking(null)}
          onRisky={say}
        />
      ) : null}
      {data && asking === 'decline' ? (
        <DeclineVacation request={data.request} now={now} onDeclined={onAnswered} onClose={() => setAsking(null)} />
      ) : null}
    </>
  )
}
