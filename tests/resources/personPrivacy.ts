import type { UnderTest } from './under-test.ts'
import { officeOnly } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: w => ({
    readPersonErasure: { id: w.persons.colleague },
    erasePerson: { id: w.persons.colleague, body: { name: 'colleague Example', reason: 'asked by letter' } },
    exportPerson: { id: w.persons.member },
  }),
  verdicts: { readPersonErasure: officeOnly, erasePerson: officeOnly, exportPerson: officeOnly },
}
