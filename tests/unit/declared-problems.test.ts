import { expect, it } from 'vitest'
import { problemsOf } from '../../openapi/declared.ts'
import { modules, operations } from '../../openapi/operations.ts'
import { readThrown } from '../support/thrown.ts'

/** What a batch answers entry by entry, and what is turned into another answer, is not thrown at whoever asks. */
const answeredByEntry = ['sendPunches']

it('no handler throws a problem that its operation does not declare', { timeout: 60_000 }, () => {
  const { membersOf } = readThrown()
  const undeclared: string[] = []
  let read = 0
  for (const [name, contract] of Object.entries(modules))
    for (const [called, codes] of membersOf(`server/${name}/${name}.handlers.ts`)) {
      const route = Object.hasOwn(contract, called) && operations.find(({ operationId }) => operationId === called)
      if (!route || answeredByEntry.includes(called)) continue
      read++
      for (const code of codes) if (!problemsOf(route).has(code)) undeclared.push(`${called}: ${code}`)
    }
  expect(read).toBeGreaterThan(60)
  expect(undeclared).toEqual([])
})
