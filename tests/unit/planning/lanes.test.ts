import { describe, expect, it } from 'vitest'
import { packed, stepFrom, weekOf } from '../../../domain/projects/lanes.ts'

const room = { days: 28, shortest: 2, beside: 3 }
const bar = (name: string, from: number, to: number) => ({ name, from, to })
const told = (...bars: ReturnType<typeof bar>[]) => {
  const { placed, lanes } = packed(bars, room)
  return { lanes, placed: placed.map(({ name, lane, words }) => `${name} ${lane} ${words}`) }
}

describe('bars in lanes', () => {
  it('stand in the first lane with room, the soonest and longest first', () => {
    expect(told(bar('b', 2, 5), bar('a', 0, 6), bar('c', 7, 10), bar('d', 0, 3))).toEqual({
      lanes: 3,
      placed: ['a 0 inside', 'd 1 inside', 'b 2 inside', 'c 0 inside'],
    })
  })

  it('of at most two days have their words beside them, and nothing stands on those', () => {
    expect(told(bar('a', 0, 1), bar('b', 4, 8), bar('c', 5, 9)).placed).toEqual([
      'a 0 right',
      'b 1 inside',
      'c 0 inside',
    ])
  })

  it('of three days and more have their words in them', () => {
    expect(told(bar('a', 0, 2), bar('b', 3, 4)).placed).toEqual(['a 0 inside', 'b 0 right'])
    expect(told(bar('a', -9, 2), bar('b', -9, 1)).placed).toEqual(['a 0 inside', 'b 1 right'])
    expect(told(bar('a', 25, 90), bar('b', 26, 90)).placed).toEqual(['a 0 inside', 'b 1 left'])
  })

  it('of one first day stand with the longest above', () => {
    expect(told(bar('short', 0, 3), bar('longest', 0, 9), bar('long', 0, 6)).placed).toEqual([
      'longest 0 inside',
      'long 1 inside',
      'short 2 inside',
    ])
  })

  it('in days too few for words beside them have a lane each', () => {
    const { placed, lanes } = packed([bar('a', 0, 0), bar('b', 1, 1)], { days: 2, shortest: 1, beside: 2 })
    expect([lanes, ...placed.map(({ name, lane, words }) => `${name} ${lane} ${words}`)]).toEqual([
      2,
      'a 0 left',
      'b 1 left',
    ])
  })

  it('near the end have them to the left', () => {
    expect(told(bar('a', 20, 23), bar('b', 26, 26)).placed).toEqual(['a 0 inside', 'b 1 left'])
    expect(told(bar('a', 24, 24), bar('b', 25, 25)).placed).toEqual(['a 0 right', 'b 1 left'])
  })

  it('are as long as what is seen of them', () => {
    expect(told(bar('a', -30, 0), bar('b', 27, 90), bar('before', -5, -1), bar('after', 28, 30)).placed).toEqual([
      'a 0 right',
      'b 0 left',
    ])
  })

  it('never lie upon each other, however many there are', () => {
    const bars = Array.from({ length: 300 }, (_, at) => bar(`${at}`, (at * 7) % 28, ((at * 7) % 28) + (at % 9)))
    const { placed, lanes } = packed(bars, room)
    expect(placed).toHaveLength(300)
    for (let lane = 0; lane < lanes; lane++) {
      const days = placed
        .filter(one => one.lane === lane)
        .flatMap(({ from, to, words }) => {
          const [first, last] = [Math.max(0, from), Math.min(27, to)]
          const [begin, end] = [words === 'left' ? Math.max(0, first - 3) : first, words === 'right' ? last + 3 : last]
          return Array.from({ length: end - begin + 1 }, (_, day) => begin + day)
        })
      expect(new Set(days).size).toBe(days.length)
    }
  })
})

it('arrows walk along a lane, and to the nearest bar of another one', () => {
  const { placed } = packed([bar('a', 0, 6), bar('b', 8, 12), bar('c', 0, 3), bar('d', 9, 14)], room)
  const by = (name: string) => {
    const found = placed.find(one => one.name === name)
    if (!found) throw new Error(name)
    return found
  }
  expect(stepFrom(placed, by('a'), 'ArrowRight')?.name).toBe('b')
  expect(stepFrom(placed, by('b'), 'ArrowRight')).toBeUndefined()
  expect(stepFrom(placed, by('b'), 'ArrowDown')?.name).toBe('d')
  expect(stepFrom(placed, by('c'), 'ArrowUp')?.name).toBe('a')
  expect(stepFrom(placed, by('a'), 'ArrowUp')).toBeUndefined()
})

it.each([
  ['ArrowLeft', 'third', 'second'],
  ['ArrowLeft', 'second', 'first'],
  ['ArrowLeft', 'first', undefined],
  ['ArrowRight', 'first', 'second'],
  ['ArrowRight', 'second', 'third'],
  // The next lane comes first, however far its bar is, and in it the nearest bar.
  ['ArrowDown', 'first', 'near below'],
  ['ArrowDown', 'third', 'far below'],
  ['ArrowDown', 'far below', 'last'],
  ['ArrowUp', 'last', 'near below'],
  ['ArrowUp', 'far below', 'third'],
] as const)('%s leads from the %s bar to the %s', (key, from, to) => {
  const all = [
    { name: 'last', from: 1, to: 2, lane: 3 },
    { name: 'third', from: 20, to: 22, lane: 1 },
    { name: 'first', from: 0, to: 2, lane: 1 },
    { name: 'far below', from: 24, to: 27, lane: 2 },
    { name: 'second', from: 10, to: 12, lane: 1 },
    { name: 'near below', from: 8, to: 9, lane: 2 },
  ]
  const at = all.find(({ name }) => name === from)
  expect(at && stepFrom(all, at, key)?.name).toBe(to)
})

it.each([
  ['2026-05-25', 22],
  ['2026-05-31', 22],
  ['2026-06-21', 25],
  ['2026-01-01', 1],
  ['2027-01-01', 53],
  ['2027-01-04', 1],
  ['2024-12-30', 1],
])('%s is in week %i', (date, week) => {
  expect(weekOf(date)).toBe(week)
})
