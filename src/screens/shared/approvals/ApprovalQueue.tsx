import { useState } from 'react'
import { $api } from '../../../client/query.ts'
import type { Group } from '../../../i18n/translate.ts'
import { useWords } from '../../../i18n/words.ts'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { useTitle } from '../../screen.ts'
import { LateWords } from '../loading/LateWords.tsx'
import { loadable } from '../loadable.ts'
import { Screen } from '../Screen.tsx'
import { useNow } from '../useNow.ts'
import { WaitingPage } from '../WaitingPage.tsx'
import { ApprovalQueueView } from './ApprovalQueueView.tsx'
import { PhotoCase } from './PhotoCase.tsx'
import { PictureCase } from './PictureCase.tsx'
import { ReceiptCase } from './ReceiptCase.tsx'
import { UploadCase } from './UploadCase.tsx'
import type { Entered } from './UploadCaseView.tsx'
import { useDecisions } from './useDecisions.ts'

const groups: readonly Group[] = ['app', 'shell', 'documents', 'uploads', 'approvals', 'receipts', 'receipt']
/** How often it is asked for again, ms. */
const often = 60_000
/** Of those that wait: the next come as these are decided. */
const mostOpen = 100
const mostDecided = 6

interface ApprovalQueueProps {
  /** The one that is looked at, as the address has it. */
  open: string | null
  onOpen: (id: string | null) => void
}

/** What waits for planning and the office to decide, one after the other. */
export function ApprovalQueue(props: ApprovalQueueProps) {
  return (
    <LateWords groups={groups} waiting={<WaitingPage />}>
      <Queue {...props} />
    </LateWords>
  )
}

function Queue({ open, onOpen }: ApprovalQueueProps) {
  const { t } = useWords()
  const now = useNow()
  useTitle(t('approvals.title'))
  const asked = (state: 'open' | 'decided', limit: number) =>
    ['get', '/api/v1/approvals', { params: { query: { state, limit, page: 1 } } }, { refetchInterval: often }] as const
  const waiting = $api.useQuery(...asked('open', mostOpen))
  const past = $api.useQuery(...asked('decided', mostDecided))
  const decisions = useDecisions(onOpen)
  // A decision that is taken back comes with what was entered.
  const [entered, setEntered] = useState<ReadonlyMap<string, Entered>>(new Map())
  const state = loadable([waiting, past], waiting.data && past.data && { waiting: waiting.data, past: past.data })
  return (
    <Screen state={state} width="wide" skeleton={<SkeletonRows count={8} label={t('app.loading')} />}>
      {lists => {
        const { items, total } = lists.waiting
        const left = items.filter(({ id }) => !decisions.decided.has(id))
        return (
          <ApprovalQueueView
            waiting={left}
            total={total - (items.length - left.length)}
            past={lists.past.items}
            problems={decisions.problems}
            open={open}
            onOpen={onOpen}
            onDecide={decisions.decide}
            onAgain={decisions.again}
            now={now}
          >
            {(item, deciding) =>
              item.kind === 'receipt' ? (
                <ReceiptCase key={item.id} item={item} deciding={deciding} now={now} />
              ) : item.kind === 'photo' ? (
                <PhotoCase key={item.id} item={item} deciding={deciding} now={now} />
              ) : item.documentId === null ? (
                <PictureCase key={item.id} item={item} deciding={deciding} now={now} />
              ) : (
                <UploadCase
                  key={item.id}
                  item={item}
                  documentId={item.documentId}
                  deciding={deciding}
                  entered={entered.get(item.id) ?? null}
                  onEntered={values => setEntered(new Map(entered).set(item.id, values))}
                  now={now}
                />
              )
            }
          </ApprovalQueueView>
        )
      }}
    </Screen>
  )
}
