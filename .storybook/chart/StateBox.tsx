import type { AnyStateNode } from 'xstate'
import { cx } from '../../src/ui/cx.ts'
import { useChart } from './ChartContext.ts'
import { arrange, childrenOf, transitionsOf } from './layout.ts'
import { Name } from './Name.tsx'
import styles from './StateBox.module.css'
import { TransitionList } from './TransitionList.tsx'
import { actionsOf } from './words.ts'

const isInitial = (node: AnyStateNode) =>
  node.parent !== undefined &&
  node.parent.type !== 'parallel' &&
  node.parent.initial.target.some(target => target === node || target.path[node.path.length - 1] === node.key)

/** What runs while a state lasts, and what is done on the way in and out. */
function Effects({ node }: { node: AnyStateNode }) {
  const lines = [
    ...node.invoke.map(({ id, src }) => ({
      word: 'runs',
      text: id === src || typeof src !== 'string' ? id : `${id} (${src})`,
    })),
    ...actionsOf(node.entry).map(text => ({ word: 'on entry', text })),
    ...actionsOf(node.exit).map(text => ({ word: 'on exit', text })),
  ].filter(({ text }) => !text.startsWith('xstate.'))
  if (lines.length === 0) return null
  return (
    <ul className={styles.effects}>
      {lines.map(({ word, text }) => (
        <li key={`${word} ${text}`}>
          {word}{' '}
          <b>
            <Name>{text}</Name>
          </b>
        </li>
      ))}
    </ul>
  )
}

/** The states of a state, where `arrange` wants them. */
function Inside({ node, room }: { node: AnyStateNode; room: number }) {
  return arrange(node, room).map(row => (
    <div
      key={row.map(({ states }) => states[0]?.id).join()}
      className={cx(styles.row, node.type === 'parallel' && styles.regions)}
    >
      {row.map(({ states, width }) => (
        <div
          key={states[0]?.id}
          className={cx(styles.column, states.every(state => childrenOf(state).length === 0) && styles.small)}
          style={{ flexGrow: width }}
        >
          {states.map(state => (
            <StateBox key={state.id} node={state} room={width} />
          ))}
        </div>
      ))}
    </div>
  ))
}

/** One state with all that is in it: what it runs, where it leads, and its own states in rows or side by side. */
export function StateBox({ node, room }: { node: AnyStateNode; room: number }) {
  const { active, left, pointed } = useChart()
  const leaf = childrenOf(node).length === 0
  const groups = transitionsOf(node)
  const now = active.has(node)
  const region = node.parent?.type === 'parallel'
  return (
    <div
      role="group"
      aria-label={node.key}
      aria-current={leaf && now ? 'step' : undefined}
      data-state={node.id}
      className={cx(
        region ? styles.region : styles.state,
        leaf ? styles.leaf : styles.whole,
        now && (leaf ? styles.current : styles.around),
        leaf && left.has(node) && styles.left,
        node.type === 'final' && styles.final,
        pointed.some(({ target }) => target?.includes(node)) && styles.target,
      )}
    >
      <div className={styles.head}>
        {isInitial(node) ? <span className={styles.initial} title="Begins here" /> : null}
        <span className={styles.name}>
          <Name>{node.key}</Name>
        </span>
        {node.type === 'final' ? <span className={styles.kind}>end</span> : null}
        {leaf && now ? <span className={styles.here}>now</span> : null}
      </div>
      <Effects node={node} />
      {groups.length === 0 ? null : (
        <div className={styles.lists}>
          {groups.map(group => (
            <TransitionList key={group.eventType} node={node} {...group} />
          ))}
        </div>
      )}
      {leaf ? null : <Inside node={node} room={room} />}
    </div>
  )
}
