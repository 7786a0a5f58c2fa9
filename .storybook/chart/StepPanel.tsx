import type { AnyTransitionDefinition } from 'xstate'
import { cx } from '../../src/ui/cx.ts'
import styles from './StepPanel.module.css'
import type { Moment, Step } from './stepper.ts'
import { targetsOf } from './TransitionList.tsx'
import { type Kind, say } from './words.ts'

const groups: readonly { kind: Kind; title: string }[] = [
  { kind: 'sent', title: 'Somebody or something says' },
  { kind: 'answer', title: 'An effect answers' },
  { kind: 'delay', title: 'Time passes' },
]

interface Props {
  moment: Moment
  shows: readonly string[]
  point: (transitions: readonly AnyTransitionDefinition[]) => void
  press: (step: Step) => void
  again: () => void
}

function StepButton({ step, point, press }: { step: Step } & Pick<Props, 'point' | 'press'>) {
  const targets = step.taken.map(targetsOf).filter(target => target !== null)
  return (
    <button
      type="button"
      className={cx(styles.step, styles[step.kind])}
      onMouseEnter={() => point(step.taken)}
      onMouseLeave={() => point([])}
      onFocus={() => point(step.taken)}
      onBlur={() => point([])}
      onClick={() => press(step)}
    >
      <span className={styles.what}>
        <b>{step.text}</b>
        {step.detail === '' ? null : <span className={styles.detail}>{step.detail}</span>}
      </span>
      <span className={targets.length === 0 ? styles.stays : styles.to}>{targets.join(' + ') || 'stays'}</span>
    </button>
  )
}

/** Every step the machine can take now, as buttons. */
export function Steps({ moment, point, press, again }: Omit<Props, 'shows'>) {
  const some = groups
    .map(group => ({ ...group, steps: moment.steps.filter(({ kind }) => kind === group.kind) }))
    .filter(({ steps }) => steps.length > 0)
  return (
    <div className={styles.card} role="group" aria-label="Possible now">
      <div className={styles.top}>
        <h2 className={styles.title}>Possible now</h2>
        <button type="button" className={styles.again} onClick={again}>
          Start again
        </button>
      </div>
      {some.length === 0 ? <p className={styles.over}>The machine has come to its end.</p> : null}
      {some.map(({ kind, title, steps }) => (
        <div key={kind} className={styles.group}>
          <h3 className={cx(styles.groupTitle, styles[kind])}>{title}</h3>
          {steps.map(step => (
            <StepButton key={step.key} step={step} point={point} press={press} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** What the machine remembers, and how it got here. */
export function Story({ moment: { snapshot, history }, shows }: Pick<Props, 'moment' | 'shows'>) {
  const remembered = shows.map(key => [key, say(snapshot.context[key])] as const)
  return (
    <>
      {remembered.length === 0 ? null : (
        <div className={styles.card}>
          <h2 className={styles.title}>Remembered</h2>
          <table className={styles.table}>
            <tbody>
              {remembered.map(([key, value]) => (
                <tr key={key}>
                  <th scope="row">{key}</th>
                  <td className={value === '–' ? styles.nothing : undefined}>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={styles.card}>
        <h2 className={styles.title}>Steps so far</h2>
        {history.length === 0 ? <p className={styles.over}>None yet: press what happens next.</p> : null}
        <ol className={styles.history} aria-live="polite">
          {history.map(({ text, detail, to }, place) => (
            <li key={`${place} ${text}`}>
              <span>
                <b>{text}</b> {detail}
              </span>
              <span className={styles.to}>{to}</span>
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
