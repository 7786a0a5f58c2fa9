import { useEffect, useRef, useState } from 'react'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import type { Group } from '../../../i18n/translate.ts'
import { useWords } from '../../../i18n/words.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { useCommand } from '../../shared/useCommand.ts'
import { useRefresh } from '../../shared/useRefresh.ts'
import type { Position, Shift } from '../project.types.ts'
import { AskDialog } from './AskDialog.tsx'
import { whatWords } from './RequestCard.tsx'
import { RequestsView } from './RequestsView.tsx'
import { isAskable } from './askable.ts'
import type { PositionRequest } from './asking.types.ts'
import { useRequests } from './useRequests.ts'

interface ProjectRequestsProps {
  project: string
  shifts: readonly Shift[]
  shown: Shift | undefined
  positions: readonly Position[]
  now: number
  /** Somebody is about to ask for more on the shift that is shown. */
  asking: boolean
  onAsked: () => void
}

const groups: readonly Group[] = ['app', 'shell', 'projects', 'projectPlan', 'positionRequests']

/** What the client asks for beside the plan, with words that come with it. */
export function ProjectRequests(props: ProjectRequestsProps) {
  return (
    <LateWords groups={groups}>
      <Requests {...props} />
    </LateWords>
  )
}

function Requests({ project, shifts, shown, positions, now, asking, onAsked }: ProjectRequestsProps) {
  const words = useWords()
  const { t } = words
  const { user } = useSession()
  const { soon } = useRefresh()
  const requests = useRequests(project)
  const withdraw = useCommand('post', '/api/v1/positionRequests/{id}/withdraw')
  const [withdrawing, setWithdrawing] = useState<PositionRequest | null>(null)
  // What was accepted elsewhere stands in the plan below.
  const accepted = requests?.items.filter(({ planned }) => planned).length
  const before = useRef(accepted)
  useEffect(() => {
    if (before.current !== undefined && before.current !== accepted) soon('projects')
    before.current = accepted
  }, [accepted, soon])
  return (
    <>
      <RequestsView
        items={requests?.items ?? []}
        now={now}
        own={user.loginTypes.includes('clients')}
        onWithdraw={mayCall(user, 'withdrawPositionRequest') ? setWithdrawing : undefined}
      />
      {asking && shown ? (
        <AskDialog
          shifts={shifts.filter(one => isAskable(one, now))}
          shift={shown}
          positions={positions}
          now={now}
          onClose={onAsked}
        />
      ) : null}
      <ConfirmDialog
        opened={withdrawing !== null}
        title={withdrawing ? t('positionRequests.withdrawAsk', { what: whatWords(words, withdrawing) }) : ''}
        subtitle={t('positionRequests.withdrawText')}
        safeLabel={t('positionRequests.keep')}
        riskyLabel={t('positionRequests.withdraw')}
        onSafe={() => setWithdrawing(null)}
        onRisky={() => {
          if (!withdrawing) return
          setWithdrawing(null)
          void withdraw.give({ params: { path: { id: withdrawing.id } } }, { done: t('positionRequests.withdrawn') })
        }}
      />
    </>
  )
}
