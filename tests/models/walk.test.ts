import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { effect, NotProvided } from '../../src/machines/effects.ts'
import { machines } from './all.ts'
import { definitionsOf } from './definitions.ts'
import type { Row } from './table.ts'
import { type Model, walk } from './walk.ts'

type LampEvent = { type: 'PRESSED' } | { type: 'BROKE' }
/** On after a call, off after a second; `hidden` adds a transition nothing can take. */
const lamp = ({ hidden = false, sure = false, ignored = ['BROKE'] as LampEvent['type'][] } = {}) =>
  setup({
    types: { events: {} as LampEvent, meta: {} as { ignored: readonly LampEvent['type'][] } },
    actors: { light: effect<'lit' | 'dark'>('light') },
  }).createMachine({
    id: 'lamp',
    initial: 'off',
    meta: { ignored },
    states: {
      off: { on: { PRESSED: 'asking' } },
      asking: {
        on: { PRESSED: 'off' },
        invoke: {
          id: 'light',
          src: 'light',
          onDone: [
            { guard: ({ event }) => event.output === 'lit', target: 'on' },
            ...(hidden ? [{ guard: () => false, target: 'on' as const }] : []),
            ...(sure ? [] : [{ target: 'off' as const }]),
          ],
        },
      },
      on: { on: { PRESSED: 'off' }, after: { 1000: 'off' } },
    },
  })

type Lamp = ReturnType<typeof lamp>
const rows: readonly Row<Lamp>[] = [
  ['', 'start', '', 'off'],
  ['off', 'PRESSED', '', 'asking', '', 'light'],
  ['asking', 'PRESSED', '', 'off'],
  ['asking', 'light', 'lit', 'on', '', 'aSecond'],
  ['asking', 'light', 'dark', 'off'],
  ['on', 'PRESSED', '', 'off'],
  ['on', 'after 1000', '', 'off'],
]
/** The rows with one of them told otherwise, or left out. */
const otherwise = (at: number, ...row: Row<Lamp>[]) => ({ table: { rows: rows.toSpliced(at, 1, ...row), waits } })
const waits = { aSecond: 1_000 }

const model = (machine: Lamp, change: Partial<Model<Lamp>> = {}): Model<Lamp> => ({
  machine,
  table: { rows, waits },
  inputs: [undefined],
  events: () => [{ type: 'PRESSED' }, { type: 'BROKE' }],
  answers: { light: () => ['lit', 'dark'] },
  expectations: {
    off: visit => expect(visit.live).toEqual([]),
    asking: visit => expect(visit.live).toEqual(['light']),
    on: visit => expect(visit.called('light')).toBeDefined(),
  },
  ...change,
})

describe('the harness', () => {
  it('walks every transition, effect answers and delays included', async () => {
    expect(await walk(model(lamp()))).toEqual({ machine: 'lamp', transitions: 6, states: 3, edges: 6, missing: [] })
  })
  it('fails on a transition nothing can take', async () => {
    await expect(walk(model(lamp({ hidden: true })))).rejects.toThrow(
      'lamp: never walked: lamp.asking xstate.done.actor.light #2',
    )
  })
  it('fails on a placeholder nobody provided, and does not take it for an answer', async () => {
    const failure: unknown = await walk(model(lamp(), { leaveOut: ['light'] })).catch((error: unknown) => error)
    expect(failure).toMatchObject({ message: 'lamp: PRESSED: light: not provided', cause: expect.any(NotProvided) })
  })
  it('fails on a wrong expectation', async () => {
    const { expectations } = model(lamp())
    const wrong = { ...expectations, on: () => expect('lit').toBe('dark') }
    await expect(walk(model(lamp(), { expectations: wrong }))).rejects.toThrow(
      /^lamp: PRESSED > done.actor.light: expected/,
    )
  })
  it('fails on a state nobody described, and on a description of none', async () => {
    const { on: _on, ...rest } = model(lamp()).expectations
    await expect(walk(model(lamp(), { expectations: rest }))).rejects.toThrow('nothing is expected of the state on')
    const more = { ...model(lamp()).expectations, broken: () => undefined }
    await expect(walk(model(lamp(), { expectations: more }))).rejects.toThrow('lamp: never visited: broken')
  })
  it('fails on an event that is neither handled nor ignored on purpose', async () => {
    await expect(walk(model(lamp({ ignored: [] })))).rejects.toThrow('BROKE is neither handled nor ignored')
  })
  it('fails on an event that is listed as ignored and handled all the same', async () => {
    await expect(walk(model(lamp({ ignored: ['BROKE', 'PRESSED'] })))).rejects.toThrow('PRESSED is handled, yet')
  })
  it('fails on an effect without sample answers, and on a walk that grows too large', async () => {
    await expect(walk(model(lamp(), { answers: {} }))).rejects.toThrow('no sample answers for the effect light')
    await expect(walk(model(lamp(), { limit: 2 }))).rejects.toThrow('Traversal limit exceeded')
  })
})

describe('the table', () => {
  const refused = (change: Partial<Model<Lamp>>) => expect(walk(model(lamp(), change))).rejects
  it('fails a transition that has no row', () => refused(otherwise(2)).toThrow('took: "asking PRESSED", by the table'))
  it('fails a row that is never taken', () =>
    refused({ table: { rows: [...rows, ['on', 'BROKE', () => false, 'off']], waits } }).toThrow(
      'rows never taken: on BROKE',
    ))
  it('fails what leads elsewhere', () =>
    refused(otherwise(2, ['asking', 'PRESSED', '', 'on'])).toThrow('is in off, by the table on'))
  it('fails what is taken on another condition', () =>
    refused(otherwise(3, ['asking', 'light', 'dark', 'on', '', 'aSecond'])).toThrow('took'))
  it('fails a change that is not told', () =>
    refused(otherwise(1, ['off', 'PRESSED', '', 'asking', { presses: 1 }, 'light'])).toThrow('presses is undefined'))
  it('fails an effect that is asked and not told, or told and not asked', async () => {
    await refused(otherwise(1, ['off', 'PRESSED', '', 'asking'])).toThrow('asked: {"id":"light"}, by the table')
    await refused(otherwise(2, ['asking', 'PRESSED', '', 'off', '', 'light'])).toThrow('asked: , by the table')
  })
  it('fails an effect that is asked with something else', () =>
    refused({ table: { rows, waits, inputs: { light: () => 'dim' } } }).toThrow(
      'by the table {"id":"light","input":"dim"}',
    ))
  it('fails a wait of another length', () =>
    refused({ table: { rows, waits: { aSecond: 999 } } }).toThrow('waits: 1000, by the table 999'))
  it('fails something emitted that is told', () =>
    refused(otherwise(2, ['asking', 'PRESSED', '', 'off', '', '', () => [{ type: 'dark' }]])).toThrow('told'))
  it('fails what should have followed at once', () =>
    refused({ table: { rows: [...rows, ['off', 'always', '', 'on']], waits } }).toThrow('left undone'))
  it('fails a guard that is met from one side only, but for a reason', async () => {
    const lit = { answers: { light: () => ['lit'] }, table: { rows: rows.toSpliced(4, 1), waits } }
    const always = (machine: Lamp) => walk(model(machine, lit))
    const one = lamp({ sure: true })
    await expect(always(one)).rejects.toThrow('lamp.asking xstate.done.actor.light #1 is only true')
    const reason = { 'lamp.asking xstate.done.actor.light #1': 'it has light' }
    await expect(walk(model(one, { ...lit, table: { ...lit.table, oneSided: reason } }))).resolves.toBeDefined()
    await refused({ table: { rows, waits, oneSided: reason } }).toThrow('has both sides')
  })
})

describe('every machine of the house', () => {
  it('is modelled', () => {
    const files = readdirSync(new URL('../../src/machines', import.meta.url), { recursive: true, encoding: 'utf8' })
    expect(files.filter(file => file.endsWith('.machine.ts'))).toHaveLength(machines.length)
  })
  it.each(machines.map(machine => [machine.id, machine] as const))(
    '%s lets no failed effect pass for an answer',
    (_id, machine) => {
      expect(definitionsOf(machine).filter(name => name.includes('xstate.error'))).toEqual([])
    },
  )
})
