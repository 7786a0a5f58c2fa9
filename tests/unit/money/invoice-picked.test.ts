import { describe, expect, it } from 'vitest'
import { joined } from '../../../domain/invoices/choosing.ts'
import { type Picked, type Position, pickedNow } from '../../../src/screens/invoices/creating/creating.types.ts'

const crew = (id: string, invoice: string | null = null) => ({ id, invoice }) as Position['crews'][number]
const project = (id: string, ...crews: Position['crews']) => ({ id, crews }) as Position
const ticked = (...of: Picked[]) => of

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

describe('what stands on one invoice together', () => {
  const shift = (id: string, company = 'hanse', currency = 'EUR', net = 100) => ({
    position: { company: { id: company } },
    crew: { id, currency, net },
  })
  const ids = (of: readonly { crew: { id: string } }[]) => of.map(({ crew: { id } }) => id)

  it('is one client’s, in one currency, by what was chosen first', () => {
    const others = [shift('a'), shift('b', 'elbufer'), shift('c', 'hanse', 'GBP'), shift('d')]
    expect(ids(joined([], others))).toEqual(['a', 'd'])
    expect(ids(joined([shift('z', 'elbufer')], others))).toEqual(['z', 'b'])
  })

  it('is no shift twice, and each as it was seen last', () => {
    const now = joined([shift('a'), shift('b')], [shift('a', 'hanse', 'EUR', 250)])
    expect(now.map(({ crew: { id, net } }) => [id, net])).toEqual([
      ['a', 250],
      ['b', 100],
    ])
  })
})
