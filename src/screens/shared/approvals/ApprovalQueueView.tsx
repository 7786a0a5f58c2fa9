import { IconArrowLeft, IconCircleCheck, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import type { Verdict } from '../../../machines/approval/approval.types.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Face } from '../../../ui/Face/Face.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { Row, Rows, Tile } from '../../../ui/Rows/Rows.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { isBusy } from '../list/is-busy.ts'
import { dateWords, viewerZone } from '../words/shift-words.ts'
import { whenWords } from '../words/when-words.ts'
import type { Approval, Deciding } from './approvals.types.ts'
import { decidingHref } from './deciding-href.ts'
import { itemName } from './item-name.ts'
import classes from './approvals.module.css'

/** Ms after a decision in which the next cannot be decided: the second tap of a hasty thumb comes sooner. */
const stillFor = 1_000

interface ApprovalQueueViewProps {
  /** The oldest first, without what is decided here just now. */
  waiting: readonly Approval[]
  /** As the server counts them. */
  total: number
  /** What was decided last, the newest first. */
  past: readonly Approval[]
  /** By id: why the server did not take a decision. */
  problems: ReadonlyMap<string, string>
  /** The one that is looked at; null: the first at a desk, the list on a phone. */
  open: string | null
  onOpen: (id: string | null) => void
  onDecide: (item: Approval, verdict: Verdict) => void
  onAgain: (id: string) => void
  now: number
  children: (item: Approval, deciding: Deciding | null) => ReactNode
}

/** The queue on the left, the thing itself beside it with what is decided about it. */
export function ApprovalQueueView(props: ApprovalQueueViewProps) {
  const { waiting, total, past, problems, open, onOpen, onDecide, onAgain, now, children } = props
  const words = useWords()
  const { t } = words
  // Decided a moment ago.
  const [last, setLast] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setLast(null), stillFor)
    return () => clearTimeout(timer)
  }, [last])
  const known = [...waiting, ...past].find(({ id }) => id === open)
  const shown = open === null ? waiting[0] : known
  const at = waiting.findIndex(({ id }) => id === shown?.id)
  const step = (by: number) => {
    const to = at < 0 ? undefined : waiting[at + by]
    return to ? () => onOpen(to.id) : null
  }
  const decide = (item: Approval, verdict: Verdict) => {
    if (last !== null && last !== item.id) return
    setLast(item.id)
    // Whoever goes through the queue meets the next; on a phone the list, where there is none.
    const next = waiting[at + 1] ?? waiting[at - 1]
    onOpen(next && open !== null ? next.id : null)
    onDecide(item, verdict)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isBusy(document.activeElement)) return
    const go = event.key === 'ArrowDown' ? step(1) : event.key === 'ArrowUp' ? step(-1) : null
    if (!go) return
    event.preventDefault()
    go()
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [])
  const when = (moment: string) => whenWords(words, moment, viewerZone(), now)
  const row = (item: Approval) => (
    <Row
      key={item.id}
      wrap
      href={decidingHref(item.id)}
      chevron={false}
      current={item.id === shown?.id}
      lead={
        item.decision ? (
          <Tile
            tone={item.decision.outcome === 'approved' ? 'good' : 'bad'}
            icon={item.decision.outcome === 'approved' ? <IconCircleCheck /> : <IconX />}
          />
        ) : (
          <Face name={item.person.name} src={item.person.pictureUrl ?? undefined} />
        )
      }
      title={itemName(t, item)}
      sub={
        item.decision
          ? t(`approvals.outcome.${item.decision.outcome}`, { name: item.person.name, at: when(item.decision.at) })
          : problems.has(item.id)
            ? `${item.person.name}, ${t('approvals.notTaken')}`
            : item.project
              ? `${item.person.name}, ${item.crew?.name ?? item.project.name}`
              : item.validUntil
                ? t('approvals.ends', { name: item.person.name, day: dayShort(item.validUntil) })
                : item.person.name
      }
      end={item.decision ? null : <span className={classes['when']}>{when(item.since)}</span>}
    />
  )
  const dayShort = (day: string) => dateWords(words, day, { day: 'numeric', month: 'short' })
  return (
    <Page width="wide">
      <div className={classes['queue']} data-open={open === null ? undefined : ''}>
        <nav className={classes['list']} aria-label={t('approvals.title')}>
          <div className={classes['listHead']}>
            <h2>{t('approvals.uploads')}</h2>
            <span role="status">{total}</span>
          </div>
          {waiting.length > 0 ? (
            <Rows label={t('approvals.uploads')}>{waiting.map(row)}</Rows>
          ) : (
            <p className={classes['none']}>{t('approvals.none')}</p>
          )}
          {total > waiting.length && waiting.length > 0 ? (
            <p className={classes['none']}>{t('approvals.more', { count: waiting.length, total })}</p>
          ) : null}
          {past.length > 0 ? (
            <>
              <div className={classes['listHead']}>
                <h2>{t('approvals.decided')}</h2>
              </div>
              <Rows label={t('approvals.decided')}>{past.map(row)}</Rows>
            </>
          ) : null}
        </nav>
        <div className={classes['case']}>
          {open === null ? null : (
            <div className={classes['back']}>
              <Button variant="quiet" icon={<IconArrowLeft aria-hidden="true" />} onClick={() => onOpen(null)}>
                {t('approvals.back')}
              </Button>
            </div>
          )}
          {shown ? (
            children(
              shown,
              shown.decision
                ? null
                : {
                    onDecide: verdict => decide(shown, verdict),
                    onStep: { before: step(-1), after: step(1) },
                    problem: problems.get(shown.id) ?? null,
                    onAgain: () => onAgain(shown.id),
                  },
            )
          ) : open === null ? (
            <StatePanel kind="empty" title={t('approvals.allDone')}>
              {t('approvals.allDoneText')}
            </StatePanel>
          ) : (
            <StatePanel
              kind="empty"
              title={t('approvals.gone')}
              actions={<Button onClick={() => onOpen(null)}>{t('approvals.goOn')}</Button>}
            >
              {t('approvals.goneText')}
            </StatePanel>
          )}
        </div>
      </div>
    </Page>
  )
}
