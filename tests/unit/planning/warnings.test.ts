import { describe, expect, it } from 'vitest'
import { type CrewFacts, warningHorizon, warningsOf, warnsBefore } from '../../../domain/warnings/warnings.ts'

const now = Date.parse('2026-05-27T05:00:00Z')
const hour = 3_600_000
const crew = (hours: number, more: Partial<CrewFacts> = {}): CrewFacts => ({
  project: { id: 'project', status: 'confirmed' },
  starts: now + hours * hour,
  led: true,
  lacking: 0,
  requested: 0,
  unanswered: 0,
  ended: [],
  blocked: [],
  ...more,
})
const bad: Partial<CrewFacts> = {
  project: { id: 'project', status: 'quoted' },
  led: false,
  lacking: 3,
  unanswered: 2,
  ended: ['Aylin Demir'],
  blocked: ['Piet de Vries', 'Piet de Vries'],
}
const kinds = (...crews: CrewFacts[]) => warningsOf(crews, now).map(({ kind }) => kind)

describe('a warning', () => {
  it('is nothing of a crew on which all is settled', () => {
    expect(kinds(crew(1))).toEqual([])
  })
  it.each([
    [168, ['ended', 'blocked']],
    [72, ['ended', 'blocked', 'unconfirmed']],
    [48, ['lacking', 'noChief', 'ended', 'blocked', 'unconfirmed']],
    [24, ['lacking', 'unanswered', 'noChief', 'ended', 'blocked', 'unconfirmed']],
    [169, []],
  ])('of a crew in %i hours is about %j', (hours, expected) => {
    expect(kinds(crew(hours, bad))).toEqual(expected)
  })
  it.each(Object.entries(warnsBefore))('%s begins at its hour and not a minute before', (kind, hours) => {
    expect(kinds(crew(hours + 1 / 60, bad))).not.toContain(kind)
    expect(kinds(crew(hours, bad))).toContain(kind)
  })
  it.each([
    ['ended', 168, { ended: ['Aylin Demir'] }],
    ['blocked', 168, { blocked: ['Aylin Demir'] }],
    ['unconfirmed', 72, { project: { id: 'project', status: 'quoted' } }],
    ['lacking', 48, { lacking: 1 }],
    ['noChief', 48, { led: false }],
    ['unanswered', 24, { unanswered: 1 }],
  ] as const)('is %s from %i hours before the call until it', (kind, hours, more) => {
    const away = (ms: number) => kinds({ ...crew(0, more), starts: now + ms })
    expect(away(hours * hour)).toEqual([kind])
    expect(away(hours * hour + 1)).toEqual([])
    expect(away(1)).toEqual([kind])
    expect(away(0)).toEqual([])
  })
  it('is only what a client asks for at the very call', () => {
    expect(kinds(crew(0, { ...bad, requested: 1 }))).toEqual(['requested'])
    expect(kinds(crew(0, { ...bad, requested: 1 }), crew(60, bad)).filter(kind => kind === 'unconfirmed')).toHaveLength(
      1,
    )
  })
  it('is none any more once the crew has begun', () => {
    expect(kinds(crew(0, bad), crew(-1, bad))).toEqual([])
  })
  it('is what a client asks for, however far away, and also once the crew has begun', () => {
    expect(kinds(crew(1000, { requested: 2 }), crew(-1, { requested: 1 }))).toEqual(['requested', 'requested'])
    expect(
      kinds(crew(-1, { ...bad, requested: 1 }), crew(20, bad)).filter(kind => kind === 'unconfirmed'),
    ).toHaveLength(1)
    expect(kinds(crew(-1, { ...bad, requested: 1 }))).toEqual(['requested'])
    // Somebody waits for it: it stands before what is sooner.
    expect(kinds(crew(20, { lacking: 1 }), crew(1000, { requested: 2 }))).toEqual(['requested', 'lacking'])
  })
  it('counts places, and people by name, each once', () => {
    expect(warningsOf([crew(1, bad)], now).map(({ kind, count, names }) => [kind, count, ...names])).toEqual([
      ['lacking', 3],
      ['unanswered', 2],
      ['noChief', 1],
      ['ended', 1, 'Aylin Demir'],
      ['blocked', 1, 'Piet de Vries'],
      ['unconfirmed', 1],
    ])
  })
  it('tells of a project that is not confirmed once, at its first crew', () => {
    const of = (id: string, hours: number) => crew(hours, { project: { id, status: 'requested' } })
    expect(warningsOf([of('a', 30), of('a', 20), of('b', 40)], now).map(one => one.crew.starts)).toEqual([
      now + 20 * hour,
      now + 40 * hour,
    ])
  })
  it('is looked for as far ahead as any kind begins', () => {
    expect(warningHorizon).toBe(168)
  })
})
