import type { ReactNode } from 'react'
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { nameOf } from '../../tests/models/definitions.ts'
import { cx } from '../../src/ui/cx.ts'
import { VisuallyHidden } from '../../src/ui/VisuallyHidden/VisuallyHidden.tsx'
import { useChart } from './ChartContext.ts'
import { targetName } from './layout.ts'
import { Name } from './Name.tsx'
import styles from './TransitionList.module.css'
import { actionsOf, eventWords, guardOf } from './words.ts'

/** Where a transition leads, or that it leads nowhere. */
export function targetsOf({ target, source }: AnyTransitionDefinition): string | null {
  if (target === undefined || target.length === 0) return null
  return target.map(node => targetName(node, source)).join(' + ')
}

interface BranchProps {
  transition: AnyTransitionDefinition
  /** The event, where this is the only branch and stands on its line. */
  event: ReactNode
  /** The last of several, taken when no other is. */
  last: boolean
}

function Branch({ transition, event, last }: BranchProps) {
  const { stepFor, point, press, pointed } = useChart()
  const step = stepFor.get(transition)
  const target = targetsOf(transition)
  const guard = guardOf(transition) ?? (last ? 'otherwise' : null)
  const actions = actionsOf(transition.actions).filter(name => !name.startsWith('xstate.'))
  const text = (
    <>
      {event}
      {guard === null ? null : (
        <span className={guard === 'otherwise' ? styles.otherwise : styles.guard}>
          <Name>{guard}</Name>
        </span>
      )}
      {actions.length === 0 ? null : (
        <span className={styles.actions}>
          <Name>{actions.join(', ')}</Name>
        </span>
      )}
      <span className={target === null ? styles.stays : styles.target}>
        <Name>{target ?? 'stays'}</Name>
      </span>
    </>
  )
  const shared = {
    'data-transition': nameOf(transition),
    className: cx(
      styles.branch,
      event !== null && styles.alone,
      step && styles.possible,
      pointed.includes(transition) && styles.pointed,
    ),
    onMouseEnter: () => point([transition]),
    onMouseLeave: () => point([]),
  }
  if (!step) return <div {...shared}>{text}</div>
  return (
    <button
      type="button"
      {...shared}
      onFocus={() => point([transition])}
      onBlur={() => point([])}
      onClick={() => press(step)}
    >
      <VisuallyHidden>{[step.text, step.detail].filter(Boolean).join(', ')}</VisuallyHidden>
      {text}
    </button>
  )
}

/** What one event does in a state: its branches in the order they are tried; those possible now are buttons. */
export function TransitionList({
  node,
  eventType,
  branches,
}: {
  node: AnyStateNode
  eventType: string
  branches: readonly AnyTransitionDefinition[]
}) {
  const { kind, text } = eventWords(eventType, node)
  const event = (
    <span className={cx(styles.event, styles[kind])}>
      <Name>{text}</Name>
    </span>
  )
  const alone = branches.length === 1
  return (
    <div className={styles.list}>
      {alone ? null : event}
      {branches.map((transition, place) => (
        <Branch
          key={nameOf(transition)}
          transition={transition}
          event={alone ? event : null}
          last={!alone && place === branches.length - 1}
        />
      ))}
    </div>
  )
}
