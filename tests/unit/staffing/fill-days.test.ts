import { describe, expect, it } from 'vitest'
import { boundsOf, firstDays, stepped } from '../../../src/screens/shared/fillProposals/days.ts'

const june = (first: string, last: string | null) => ({ first: `2026-06-${first}`, last: last && `2026-06-${last}` })
const days = (from: string, to: string) => ({ from: `2026-06-${from}`, to: `2026-06-${to}` })

describe('the days a proposal is asked for', () => {
  it('are those of the project from today on', () => {
    const project = { beginDate: '2026-06-01', endDate: '2026-06-20' }
    expect(boundsOf(project, '2026-05-20')).toEqual(june('01', '20'))
    expect(boundsOf(project, '2026-06-20')).toEqual(june('20', '20'))
    expect(boundsOf(project, '2026-06-21')).toBeNull()
  })
  it('are fourteen at most, and no later than the last', () => {
    expect(firstDays(june('01', '04'))).toEqual(days('01', '04'))
    expect(firstDays(june('01', '30'))).toEqual(days('01', '14'))
  })
  it('are a week where they are of all projects', () => expect(firstDays(june('01', null))).toEqual(days('01', '07')))
  it('go on by the week until the last is among them, and back to the first', () => {
    const bounds = june('01', '24')
    expect(stepped(days('01', '14'), 1, bounds)).toEqual(days('08', '21'))
    expect(stepped(days('08', '21'), 1, bounds)).toEqual(days('15', '24'))
    expect(stepped(days('15', '24'), 1, bounds)).toBeNull()
    expect(stepped(days('08', '21'), -1, bounds)).toEqual(days('01', '14'))
    expect(stepped(days('04', '17'), -1, bounds)).toEqual(days('01', '14'))
    expect(stepped(days('01', '14'), -1, bounds)).toBeNull()
    expect(stepped(days('01', '07'), 1, june('01', null))).toEqual(days('08', '14'))
  })
})
