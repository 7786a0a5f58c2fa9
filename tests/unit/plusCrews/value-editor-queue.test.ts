import { describe, expect, it } from 'vitest'
import {
  edit,
  giveUp,
  isHeldUp,
  keepMine,
  pick,
  settle,
  shownValue,
  takeTheirs,
  travel,
  tryAgain,
  typeOfCell,
  underWay,
} from '../../../src/machines/value-editor/value-editor.queue.ts'
import type { EditorContext, SendAnswer, StepAnswer } from '../../../src/machines/value-editor/value-editor.types.ts'

const day = (at: number) => `2026-05-${String(at).padStart(2, '0')} turnover`
const rows = Object.fromEntries([1, 2, 3].map(at => [day(at), [{ id: `r${at}`, version: 1, value: at }]]))
const start: EditorContext = {
  ...{ plusCrewId: 'crew', dateFrom: '2026-05-01', dateTo: '2026-05-31', hours: [], rows },
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

describe('the queue, figure by figure', () => {
  const [first, second, fresh] = [day(1), day(2), day(9)]
  const entered = (value: number | null, key: string, source: string | null = null) =>
    ({ value, source, key, step: 0, sent: null, state: 'queued', problem: null, theirs: null }) as const
  const command = (cell: string, from: number | null, to: number | null) => [{ cell, from, to }]
  const edited =
    (cell: string, value: number | null, key = 'edit') =>
    (now: EditorContext) =>
      edit(now, [{ cell, value }], key, null)
  const settled =
    (...answers: StepAnswer[]) =>
    (now: EditorContext) =>
      settle(now, answer(...answers))

  it('an edit is queued, remembered, and ends what could be done again', () => {
    const before = { ...start, future: [command(second, 1, 2)] }
    expect(edit(before, [{ cell: first, value: 100 }], 'paste', 'sheet')).toEqual({
      wants: { [first]: entered(100, 'paste-0', 'sheet') },
      past: [command(first, 1, 100)],
      future: [],
    })
  })
  it('a hundred commands are remembered', () => {
    const all = Array.from({ length: 101 }, (_, at) => edited(first, 100 + at, `edit ${at}`))
    const { past } = then(start, ...all)
    expect(past).toHaveLength(100)
    expect(past[0]).toEqual(command(first, 100, 101))
  })
  it('undo takes the last command alone, and redo does it again', () => {
    const two = then(start, edited(first, 100), edited(second, 200))
    const back = travel(two, 'back', 'undo')
    expect(back).toEqual({
      wants: { [first]: entered(100, 'edit-0') },
      past: [command(first, 1, 100)],
      future: [command(second, 2, 200)],
    })
    const forth = travel({ ...two, ...back }, 'forth', 'redo')
    expect(forth).toEqual({
      wants: { [first]: entered(100, 'edit-0'), [second]: entered(200, 'redo-0') },
      past: [command(first, 1, 100), command(second, 2, 200)],
      future: [],
    })
    expect(travel(start, 'back', 'undo')).toEqual({})
  })
  it('a cell shows what it is to be, also nothing, before what the server has', () => {
    expect(shownValue(then(start, edited(first, null)), first)).toBeNull()
    expect(shownValue(start, first)).toBe(1)
    expect(shownValue(start, fresh)).toBeNull()
  })
  it('what was back at the server’s figure before it was sent is no longer wanted', () => {
    expect(then(start, edited(first, 100), edited(first, 1)).wants).toEqual({})
  })
  it('hours never fall below zero, other figures may', () => {
    expect(typeOfCell('2026-05-26 Staff Hours')).toBe('Staff Hours')
    const [turnover, hours] = ['2026-05-26 turnover', '2026-05-26 hours']
    const two = [
      { id: 'a', version: 1, value: 5 },
      { id: 'b', version: 1, value: 3 },
    ]
    const both = { ...start, hours: ['hours'], rows: { [turnover]: two, [hours]: two } }
    const stepOf = (cell: string) => underWay(then(both, edited(cell, 1), pick))[0]?.change
    expect(stepOf(turnover)).toEqual({ kind: 'change', id: 'b', version: 1, value: -4 })
    expect(stepOf(hours)).toEqual({ kind: 'change', id: 'b', version: 1, value: 0 })
    // What the last row cannot give the one before it does, by a request of its own.
    const rest = then(
      both,
      edited(hours, 1),
      pick,
      settled({ cell: hours, kind: 'saved', row: { id: 'b', version: 2, value: 0 } }),
      pick,
    )
    expect(rest.rows[hours]).toEqual([two[0], { id: 'b', version: 2, value: 0 }])
    expect(underWay(rest)).toEqual([
      { cell: hours, change: { kind: 'change', id: 'a', version: 1, value: 1 }, source: null, key: 'edit-0-1' },
    ])
  })
  it('what is under way stays what it was, whatever is entered meanwhile', () => {
    const sent = then(start, edited(first, 100), pick)
    const again = then(sent, edited(first, 300, 'later'), pick)
    expect(underWay(again)).toEqual(underWay(sent))
    const gone = then(again, settled({ cell: first, kind: 'saved', row: { id: 'r1', version: 2, value: 100 } }), pick)
    expect(underWay(gone)).toEqual([
      { cell: first, change: { kind: 'change', id: 'r1', version: 2, value: 300 }, source: null, key: 'later-0-0' },
    ])
  })
  it('a new row stands beside the others, one taken out is gone, and the cell is done', () => {
    const made = then(
      start,
      edited(fresh, 7),
      pick,
      settled({ cell: fresh, kind: 'saved', row: { id: 'n', version: 1, value: 7 } }),
    )
    expect(made).toMatchObject({ rows: { [fresh]: [{ id: 'n', version: 1, value: 7 }] }, wants: {}, done: [fresh] })
    const two = {
      ...start,
      rows: {
        [first]: [
          { id: 'a', version: 1, value: 1 },
          { id: 'b', version: 1, value: 2 },
        ],
      },
    }
    const out = then(two, edited(first, null), pick, settled({ cell: first, kind: 'saved', row: null }))
    expect(out.rows[first]).toEqual([{ id: 'b', version: 1, value: 2 }])
  })

  const refusal = { cell: first, kind: 'refused', problem: 'forbidden' } as const
  const refused = then(start, edited(first, 100), edited(second, 200), pick, settled(refusal))
  it('what was refused waits for a word, and the others go on', () => {
    expect(refused.wants[first]).toEqual({ ...entered(100, 'edit-0'), step: 1, state: 'failed', problem: 'forbidden' })
    expect(underWay(then(refused, pick)).map(({ cell }) => cell)).toEqual([second])
  })
  it('what was entered since has not been refused', () => {
    const later = then(start, edited(first, 100), pick, edited(first, 300, 'later'), settled(refusal))
    expect(later.wants[first]).toEqual(entered(300, 'later-0'))
  })
  it('tried again it goes out again, given up it is forgotten, undo included', () => {
    expect(tryAgain(refused, first)).toMatchObject({
      wants: { [first]: { state: 'queued', problem: null, value: 100 } },
    })
    const given = then(refused, now => giveUp(now, first))
    expect(Object.keys(given.wants)).toEqual([second])
    expect(given.past).toEqual([command(second, 2, 200)])
    for (const word of [tryAgain, giveUp]) expect(word(refused, second)).toEqual({})
  })
  it('taken back before the answer, a change made by somebody else stands', () => {
    const theirs = { id: 'r1', version: 2, value: 77 }
    const back = then(start, edited(first, 100), pick, edited(first, 1, 'back'))
    const after = then(back, settled({ cell: first, kind: 'changed', row: theirs, by: 'Amira' }))
    expect(after.wants).toEqual({})
    expect(after.rows[first]).toEqual([theirs])
  })
  it('one that was not answered holds up all, and each time longer', () => {
    const sent = then(start, edited(first, 100), edited(second, 200), pick)
    const late = {
      answers: [
        { cell: first, kind: 'notYet' },
        { cell: second, kind: 'refused', problem: 'p' },
      ],
      jitter: 0.5,
    } as const
    expect(isHeldUp(late)).toBe(true)
    expect(isHeldUp(answer(refusal))).toBe(false)
    expect(settle({ ...sent, attempt: 1 }, late)).toMatchObject({ attempt: 2, jitter: 0.5 })
    expect(settle({ ...sent, attempt: 1 }, answer(refusal))).toMatchObject({ attempt: 0, jitter: 0 })
  })
})
