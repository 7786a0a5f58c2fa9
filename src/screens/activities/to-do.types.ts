import type { ReactNode } from 'react'
import type { components } from '../../client/schema.d.ts'
import type { List } from '../shared/list/useList.ts'
import type { Loadable } from '../shared/loadable.ts'

type Schemas = components['schemas']
type Activity = Schemas['Activity']
export type Overview = Schemas['ToDosOverview']
export type ToDo = Activity & { toDo: NonNullable<Activity['toDo']> }

export type VacationDetails = Schemas['VacationRequestDetails']
/** The panel of a to-do that is done by answering a request for vacation. */
export type VacationPanelOf = (of: { item: ToDo; onAnswered: () => void; onClose: () => void }) => ReactNode

export const tabs = ['open', 'done'] as const
export interface Narrowing {
  tab: (typeof tabs)[number]
  mine: boolean
  /** Codes of kinds; empty: all. */
  kinds: readonly string[]
}

const isToDo = (activity: Activity | undefined): activity is ToDo => activity?.toDo != null

/** A list that was asked for by its to-dos holds nothing else. */
export const toDosOf = (state: Loadable<List<Activity>>): Loadable<List<ToDo>> => {
  if (state.kind !== 'content') return state
  const { rowAt } = state.content
  const toDoAt = (index: number) => {
    const row = rowAt(index)
    return isToDo(row) ? row : undefined
  }
  return { ...state, content: { ...state.content, rowAt: toDoAt } }
}
