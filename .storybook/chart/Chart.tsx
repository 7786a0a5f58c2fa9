import { type RefObject, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { Arrows } from './Arrows.tsx'
import styles from './Chart.module.css'
import { ChartContext } from './ChartContext.ts'
import { chartWidth } from './layout.ts'
import { Name } from './Name.tsx'
import { StateBox } from './StateBox.tsx'
import { Steps, Story } from './StepPanel.tsx'
import { createStepper, placeOf, type Samples, type Step } from './stepper.ts'

interface Props<M extends AnyStateMachine> {
  machine: M
  /** What the chart is about, in one sentence. */
  about: string
  samples: Samples<NoInfer<M>>
}

/** `tokenRefresh` as `Token refresh`. */
const titleOf = (id: string) => {
  const words = id.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`).trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Pixels a chart may take: what the page leaves it. */
function useRoom(canvas: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(chartWidth)
  useLayoutEffect(() => {
    const measured = canvas.current
    if (!measured) return
    const look = () => setRoom(Math.min(chartWidth, Math.floor(measured.clientWidth)))
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(measured)
    return () => sizes.disconnect()
  }, [canvas])
  return room
}

function Run({ machine, about, samples, again }: Props<AnyStateMachine> & { again: () => void }) {
  const [stepper] = useState(() => createStepper(machine, samples))
  const moment = useSyncExternalStore(stepper.subscribe, stepper.moment)
  const [pointed, point] = useState<readonly AnyTransitionDefinition[]>([])
  const canvas = useRef<HTMLDivElement>(null)
  const room = useRoom(canvas)
  const steps = useRef<HTMLDivElement>(null)
  const { stepFor, possible, active } = useMemo(() => {
    const taken = new Map<AnyTransitionDefinition, Step>()
    for (const step of moment.steps)
      for (const transition of step.taken) if (!taken.has(transition)) taken.set(transition, step)
    const nodes: readonly AnyStateNode[] = moment.snapshot._nodes
    return { stepFor: taken, possible: [...taken.keys()], active: new Set(nodes) }
  }, [moment])
  const press = (step: Step) => {
    point([])
    // The pressed button may be gone with the state it stood in.
    void stepper.press(step).then(() =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) steps.current?.focus()
      }),
    )
  }
  return (
    <ChartContext value={{ active, left: moment.left, stepFor, pointed, point, press }}>
      <main className={styles.page}>
        <header className={styles.header}>
          <h1 className={styles.title}>{titleOf(machine.id)}</h1>
          <p className={styles.about}>{about}</p>
          <p className={styles.place}>
            now{' '}
            <b>
              <Name>{placeOf(moment.snapshot)}</Name>
            </b>
          </p>
        </header>
        <div className={styles.steps} ref={steps} tabIndex={-1}>
          <Steps moment={moment} point={point} press={press} again={again} />
        </div>
        <div className={styles.chart} ref={canvas}>
          <StateBox node={stepper.machine.root} room={room} />
          <Arrows canvas={canvas} possible={possible} pointed={pointed} />
        </div>
        <div className={styles.story}>
          <Story moment={moment} shows={samples.shows} />
        </div>
      </main>
    </ChartContext>
  )
}

/** A statechart as the machine itself tells it, with the real actor behind it to step through. */
export function Chart<M extends AnyStateMachine>({ machine, about, samples }: Props<M>) {
  const [round, setRound] = useState(0)
  return <Run key={round} machine={machine} about={about} samples={samples} again={() => setRound(round + 1)} />
}
