import { describe, expect, it } from 'vitest'
import { namedIn } from '../../../domain/payslips/number-in-name.ts'

const people = (...numbers: (string | null)[]) => numbers.map(number => ({ number }))
const numbers = (name: string, ...known: (string | null)[]) =>
  namedIn(name, people(...known))
    .map(({ number }) => number)
    .toSorted()

describe('the number in the name of a file', () => {
  it.each<[string, string[], string[]]>([
    ['00042.pdf', ['00042', '00043'], ['00042']],
    ['Lohnabrechnung_00042_Muster_2026-08.PDF', ['00042', '42'], ['00042']],
    ['2026-08_42.pdf', ['00042', '8', '08', '2026'], ['00042']],
    ['202608-00042.pdf', ['42'], ['42']],
    ['42_31.08.2026.pdf', ['42', '31', '8', '2026'], ['42']],
    ['42 08-2026.pdf', ['42', '8', '08'], ['42']],
    ['Abrechnung 42 (1).pdf', ['42', '1'], ['42']],
    ['PNr42.pdf', ['42'], ['42']],
    ['pers42_08.2026.pdf', ['42', '8'], ['42']],
    ['P-42.pdf', ['P-42', '42'], ['P-42']],
    ['p-42 Lohn.pdf', ['P-42'], ['P-42']],
    ['N-1001_2026-08.pdf', ['N-1001', 'N-100'], ['N-1001']],
    ['Ä-7.pdf', ['A\u0308-7'], ['A\u0308-7']],
    ['12.3.pdf', ['12.3', '12', '3'], ['12.3']],
    // Days more than once, and marks without anything in between.
    ['2026-08-01_2026-08-31_42.pdf', ['42', '1', '31', '8'], ['42']],
    ['08.2026 09.2026 42.pdf', ['42', '8', '9'], ['42']],
    ['nr42 no43.pdf', ['42', '43'], ['42', '43']],
    ['42_2026-08_7.pdf', ['42', '7', '4220267'], ['42', '7']],
    // Of two numbers one within the other the longer one, whichever comes first.
    ['A-1-2.pdf', ['A-1', 'A-1-2'], ['A-1-2']],
    ['A-1-2.pdf', ['A-1-2', 'A-1'], ['A-1-2']],
    ['1.2.pdf', ['1', '1.2'], ['1.2']],
    ['A-1-2 A-1.pdf', ['A-1', 'A-1-2'], ['A-1', 'A-1-2']],
    // With letters and without.
    ['B7 42.pdf', ['42', 'B7'], ['42', 'B7']],
    // What is cut out parts what stands beside it.
    ['4A-12.pdf', ['A-1', '42'], []],
    ['1 A-7 2.pdf', ['A-7', '12'], ['A-7']],
    // Two people, and nobody.
    ['42-43.pdf', ['42', '43'], ['42', '43']],
    ['142.pdf', ['42'], []],
    ['A42.pdf', ['42'], []],
    ['v2.pdf', ['2'], []],
    ['Seite 2026-08-15.pdf', ['15', '8', '2026'], []],
    ['Abrechnung.pdf', ['42'], []],
    ['.pdf', ['42'], []],
  ])('%s', (name, known, found) => {
    expect(numbers(name, ...known)).toEqual(found)
  })

  it('does not know two apart whose numbers differ by zeros alone, but for the one that stands there', () => {
    expect(numbers('0042.pdf', '42', '042')).toEqual(['042', '42'])
    expect(numbers('042.pdf', '42', '042')).toEqual(['042'])
  })

  it('knows nobody by no number', () => {
    expect(numbers('null.pdf', null, '')).toEqual([])
    expect(numbers('.pdf', null, '')).toEqual([])
    expect(numbers('0.pdf', null, '')).toEqual([])
    expect(numbers('42.pdf', null, '', '42')).toEqual(['42'])
    expect(numbers('A-7.pdf', null, '', 'A-7')).toEqual(['A-7'])
  })

  it('takes what a number holds as it is', () => {
    expect(numbers('4.2.pdf', '4.2')).toEqual(['4.2'])
    expect(numbers('4x2.pdf', '4.2')).toEqual([])
    expect(numbers('A(1)+.pdf', 'A(1)+')).toEqual(['A(1)+'])
  })
})
