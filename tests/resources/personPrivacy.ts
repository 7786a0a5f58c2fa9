import type { UnderTest } from './under-test.ts'
import type { Verdicts } from './verdicts.ts'

const office: Verdicts = [403, 403, 403, 403, 403, 403, 403, 'yes', 403, 403, 403, 401]

export const underTest: UnderTest = {
  calls: w => ({
    readPersonErasure: { id: w.persons.colleague },
    erasePerson: { id: w.persons.colleague, body: { name: 'colleague Example', reason: 'asked by letter' } },
    exportPerson: { id: w.persons.member },
  }),
  verdicts: { readPersonErasure: office, erasePerson: office, exportPerson: office },
}
