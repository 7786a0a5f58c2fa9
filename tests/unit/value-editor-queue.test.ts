import { describe, expect, it } from 'vitest'
import {
  edit,
  keepMine,
  pick,
  settle,
  takeTheirs,
  travel,
  underWay,
} from '../../src/machines/value-editor/value-editor.queue.ts'
import type { EditorContext, SendAnswer, StepAnswer } from '../../src/machines/value-editor/value-editor.types.ts'

const day = (at: number) => `2026-05-${String(at).padStart(2, '0')} turnover`
const rows = Object.fromEntries([1, 2, 3].map(at => [day(at), [{ id: `r${at}`, version: 1, value: at }]]))
const start: EditorContext = {
  ...{ plusCrew: 'crew', dateFrom: '2026-05-01', dateTo: '2026-05-31', hours: [], rows },
  ...{ wants: {}, done: [], past: [], future: [], attempt: 0, jitter: 0 },
}
const then = (context: EditorContext, ...parts: ((context: EditorContext) => Partial<EditorContext>)[]) =>
  parts.reduce((now, part) => ({ ...now, ...part(now) }), context)
const answer = (...answers: StepAnswer[]): SendAnswer => ({ answers, jitter: 0 })
const column = Array.from({ length: 8 }, (_, at) => ({ cell: day(at + 1), value: 100 }))

describe('the queue of cells', () => {
  it('sends six cells at once, each by a key of its own, and the others after them', () => {
    const picked = then(start, now => edit(now, column, 'paste', 'sheet'), pick)
    const steps = underWay(picked)
    expect(steps.map(({ cell }) => cell)).toEqual(column.slice(0, 6).map(({ cell }) => cell))
    expect(new Set(steps.map(({ key }) => key)).size).toBe(6)
    expect(steps.map(({ change }) => change.kind)).toEqual([...Array(3).fill('change'), ...Array(3).fill('create')])
    const saved = steps.map(({ cell }): StepAnswer => ({
      cell,
      kind: 'saved',
      row: { id: `new ${cell}`, version: 1, value: 100 },
    }))
    const rest = then(picked, now => settle(now, answer(...saved.slice(3))), pick)
    expect(underWay(rest).map(({ cell }) => cell)).toEqual([1, 2, 3, 7, 8].map(day))
  })

  it('undoes a paste as a whole, and does it again', () => {
    const pasted = then(start, now => edit(now, column, 'paste', 'sheet'))
    const undone = then(pasted, now => travel(now, 'back', 'undo'))
    expect(undone.wants).toEqual({})
    expect(Object.keys(then(undone, now => travel(now, 'forth', 'redo')).wants)).toHaveLength(8)
  })

  it('knows nothing to undo where nothing was changed', () => {
    expect(edit(start, [{ cell: day(1), value: 1 }], 'edit', null)).toEqual({})
  })

  const conflict = then(
    start,
    now => edit(now, column.slice(0, 2), 'paste', null),
    pick,
    now =>
      settle(
        now,
        answer(
          { cell: day(1), kind: 'changed', row: { id: 'r1', version: 2, value: 77 }, by: 'Amira' },
          { cell: day(2), kind: 'saved', row: { id: 'r2', version: 2, value: 100 } },
        ),
      ),
  )
  it('shows mine beside theirs, and saves the others', () => {
    expect(Object.keys(conflict.wants)).toEqual([day(1)])
    expect(conflict.wants[day(1)]).toMatchObject({ value: 100, state: 'changed', theirs: { by: 'Amira' } })
    expect(conflict.done).toEqual([day(2)])
  })
  it('mine is made upon the version that is there now', () => {
    const [step] = underWay(then(conflict, now => keepMine(now, day(1)), pick))
    expect(step).toMatchObject({ cell: day(1), change: { kind: 'change', id: 'r1', version: 2, value: 100 } })
  })
  it('theirs stays, and undo does not bring mine back', () => {
    const taken = then(conflict, now => takeTheirs(now, day(1)))
    expect(taken.rows[day(1)]).toEqual([{ id: 'r1', version: 2, value: 77 }])
    expect(Object.keys(then(taken, now => travel(now, 'back', 'undo')).wants)).toEqual([day(2)])
  })
  it('two who enter the same figure do not contradict each other', () => {
    const same = then(
      start,
      now => edit(now, column.slice(0, 1), 'edit', null),
      pick,
      now => settle(now, answer({ cell: day(1), kind: 'changed', row: { id: 'r1', version: 2, value: 100 }, by: 'A' })),
    )
    expect(same.wants).toEqual({})
    expect(same.done).toEqual([day(1)])
  })
})
