import { createContext, use } from 'react'
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { Step } from './stepper.ts'

/** What every box of a chart knows of the present moment. */
export interface ChartState {
  active: ReadonlySet<AnyStateNode>
  left: ReadonlySet<AnyStateNode>
  /** The step that would take a transition now. */
  stepFor: ReadonlyMap<AnyTransitionDefinition, Step>
  /** Transitions that pointer or focus are on, here or in the list of steps. */
  pointed: readonly AnyTransitionDefinition[]
  point: (transitions: readonly AnyTransitionDefinition[]) => void
  press: (step: Step) => void
}

export const ChartContext = createContext<ChartState | null>(null)

export function useChart(): ChartState {
  const chart = use(ChartContext)
  if (!chart) throw new Error('useChart needs a ChartContext above it')
  return chart
}
