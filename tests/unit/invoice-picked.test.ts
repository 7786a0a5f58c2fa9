import { describe, expect, it } from 'vitest'
import { type Picked, type Position, pickedNow } from '../../src/screens/invoices/creating/creating.types.ts'

const crew = (id: string, invoice: string | null = null) => ({ id, invoice }) as Position['crews'][number]
const project = (id: string, ...crews: Position['crews']) => ({ id, crews }) as Position
const ticked = (...of: Picked[]) => new Map(of.map(one => [one.crew.id, one]))

describe('what was ticked for an invoice', () => {
  const [arena, fair] = [project('arena', crew('a1'), crew('a2')), project('fair', crew('f1'))]
  const both = ticked({ position: arena, crew: crew('a1') }, { position: fair, crew: crew('f1') })
  const ids = (positions: readonly Position[]) => pickedNow(both, positions).map(one => one.crew.id)

  it('stays ticked where another search does not find it', () => {
    expect(ids([arena, fair])).toEqual(['a1', 'f1'])
    expect(ids([fair])).toEqual(['a1', 'f1'])
    expect(ids([])).toEqual(['a1', 'f1'])
  })

  it('leaves once somebody else has charged it', () => {
    expect(ids([project('arena', crew('a1', 'D-0004'), crew('a2')), fair])).toEqual(['f1'])
  })
})
