import { type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '../../../i18n/words.ts'
import type { FillContext, FillEvent } from '../../../machines/fill-proposal/fill-proposal.types.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { cx } from '../../../ui/cx.ts'
import { BesideTitleContext, Titled } from '../../screen.ts'
import { problemWords } from '../words/problem-words.ts'
import { FillTools } from './FillTools.tsx'
import { Steps } from './Steps.tsx'
import { Table } from './Table.tsx'
import type { Bounds } from './fill.types.ts'
import { sumWords } from './fill-words.ts'
import classes from './fill.module.css'

export type FillState =
  'choosing' | 'asking' | 'working' | 'stopping' | 'ready' | 'accepting' | 'unsent' | 'aborted' | 'failed'

export interface FillViewProps {
  state: FillState
  context: FillContext
  /** Of a project; null: of all projects. */
  name: string | null
  /** Days one may choose from; null: there are none left. */
  bounds: Bounds | null
  /** Places that are open on the chosen days, as far as is known before it is asked. */
  open: number | null
  now: number
  send: (event: FillEvent) => void
}

/** All open places filled as well as can be, by one proposal; whom one leaves chosen is invited, nobody before. */
export function FillView(props: FillViewProps) {
  const words = useWords()
  const { t } = words
  const { state, context, name } = props
  const { proposal } = context
  const place = use(BesideTitleContext)
  const isWorking = ['asking', 'working', 'stopping'].includes(state)
  const step = isWorking && (context.id === null || proposal) ? (proposal?.step ?? 'gathering') : null
  const sum = proposal?.state === 'ready' && proposal.open > 0 ? sumWords(words, proposal) : null
  const headline = (
    <p className={classes['headline']}>
      {name ? <b>{name}</b> : null} {/* It stands there from the beginning, so that each step is heard. */}
      <span role="status">{sum ?? (step ? t(`fillProposals.step.${step}`) : null)}</span>
    </p>
  )
  return (
    <Page width="wide">
      <Titled>{t('fillProposals.title')}</Titled>
      {place ? createPortal(headline, place) : null}
      <div className={cx(place && classes['phoneOnly'])}>{headline}</div>
      {shownOf(props, state)}
    </Page>
  )
}

function shownOf(props: FillViewProps, state: FillState): ReactNode {
  const { context } = props
  if (context.proposal?.state === 'ready') return <Ready {...props} />
  if (state === 'asking' || state === 'working' || state === 'stopping') return <Working {...props} />
  return state === 'aborted' ? (
    <Aborted {...props} />
  ) : state === 'failed' ? (
    <Failed {...props} />
  ) : (
    <Choosing {...props} />
  )
}

function Choosing({ context, bounds, open, send }: FillViewProps) {
  const words = useWords()
  const { t, tn } = words
  const { notice } = context
  const ask = () => send({ type: 'ASKED', change: {} })
  return (
    <>
      {notice ? (
        <Note tone="wait" live>
          {notice === 'gone' ? t('fillProposals.gone') : problemWords(words, { code: notice, status: 409 })}
        </Note>
      ) : null}
      {bounds === null ? (
        <StatePanel kind="empty" title={t('fillProposals.over')} />
      ) : (
        <>
          <FillTools wanted={context.wanted} bounds={bounds} onChange={change => send({ type: 'CHANGED', change })} />
          {open === 0 ? (
            <Nothing />
          ) : (
            <div className={classes['begin']}>
              <p>
                {t('fillProposals.text')} {t('fillProposals.quiet')}
              </p>
              {open === null ? null : <p className={classes['count']}>{tn('fillProposals.openIn', open)}</p>}
              <Button variant="main" onClick={ask}>
                {t('fillProposals.ask')}
              </Button>
            </div>
          )}
        </>
      )}
    </>
  )
}

function Nothing() {
  const { t } = useWords()
  return (
    <StatePanel kind="empty" title={t('fillProposals.nothing')}>
      {t('fillProposals.nothingText')}
    </StatePanel>
  )
}

function Working({ state, context, send }: FillViewProps) {
  const { t } = useWords()
  const { proposal, id } = context
  // Opened by its address: how far it is has to be read first.
  if (id !== null && proposal === null)
    return (
      <>
        {context.lost ? <Lost /> : null}
        <SkeletonRows count={6} label={t('app.loading')} />
      </>
    )
  return (
    <div className={classes['begin']}>
      <Steps step={proposal?.step ?? 'gathering'} />
      {context.lost ? <Lost /> : null}
      <p className={classes['soft']}>{t('fillProposals.quiet')}</p>
      <Button
        busy={state === 'stopping'}
        locked={state === 'asking'}
        onClick={() => {
          if (state === 'working') send({ type: 'STOPPED' })
        }}
      >
        {t('fillProposals.stop')}
      </Button>
    </div>
  )
}

function Lost() {
  const { t } = useWords()
  return (
    <Note tone="wait" live>
      {t('fillProposals.lost')}
    </Note>
  )
}

function Aborted({ context, bounds, send }: FillViewProps) {
  const { t } = useWords()
  const reason = context.proposal?.abortReason ?? 'failure'
  return (
    <>
      {bounds ? (
        <FillTools wanted={context.wanted} bounds={bounds} onChange={change => send({ type: 'ASKED', change })} />
      ) : null}
      <StatePanel
        kind="failed"
        title={t(`fillProposals.aborted.${reason}`)}
        actions={
          <>
            {reason === 'size' ? null : (
              <Button variant="main" onClick={() => send({ type: 'ASKED', change: {} })}>
                {t('fillProposals.again')}
              </Button>
            )}
            <Button onClick={() => send({ type: 'LEFT' })}>{t('fillProposals.backToDays')}</Button>
          </>
        }
      >
        {t(`fillProposals.abortedText.${reason}`)}
      </StatePanel>
    </>
  )
}

function Failed({ send }: FillViewProps) {
  const { t } = useWords()
  return (
    <StatePanel
      kind="failed"
      title={t('fillProposals.failed')}
      actions={
        <>
          <Button variant="main" onClick={() => send({ type: 'RETRIED' })}>
            {t('app.retry')}
          </Button>
          <Button onClick={() => send({ type: 'LEFT' })}>{t('fillProposals.backToDays')}</Button>
        </>
      }
    >
      {t('fillProposals.failedText')}
    </StatePanel>
  )
}

function Ready(props: FillViewProps) {
  const { state, context, bounds, now, send } = props
  const { proposal } = context
  const tools = bounds ? (
    <FillTools
      wanted={context.wanted}
      bounds={bounds}
      busy={state !== 'ready'}
      onChange={change => send({ type: 'ASKED', change })}
      onAgain={() => send({ type: 'ASKED', change: {} })}
    />
  ) : null
  if (!proposal?.positions.length)
    return (
      <>
        {tools}
        <Nothing />
      </>
    )
  return (
    <>
      {tools}
      <Table state={state} context={context} proposal={proposal} now={now} send={send} />
    </>
  )
}
