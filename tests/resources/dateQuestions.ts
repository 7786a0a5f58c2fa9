import type { TenantWorld } from '../support/world.ts'
import type { UnderTest } from './under-test.ts'
import { everyCrewLogin, ownJob, planning } from './verdicts.ts'

const shifts = [
  { date: '2029-08-01', begin: '08:00', end: '18:00' },
  { date: '2029-08-01', begin: '22:00', end: '06:00' },
]
const asking = (w: TenantWorld) => ({
  shifts,
  personIds: [w.persons.member, w.persons.stranger],
  answerBy: '2029-07-20T16:00:00.000Z',
  note: 'Autumn fair, hall 4',
})

export const underTest: UnderTest = {
  calls: w => ({
    readDateQuestion: { id: w.questions.main },
    createDateQuestion: { body: asking(w) },
    closeDateQuestion: { id: w.questions.other },
    answerAskedDates: { id: w.questions.main, body: { shiftIds: [...w.questionShifts.main] } },
  }),
  verdicts: {
    listDateQuestions: planning,
    readDateQuestion: planning,
    createDateQuestion: planning,
    closeDateQuestion: planning,
    listAskedDates: everyCrewLogin,
    answerAskedDates: ownJob,
  },
  paths: {
    '/dateQuestions': { main: w => w.questions.main, other: w => w.questions.other },
    '/askedDates': { main: w => w.questions.main, other: w => w.questions.other },
  },
  bodies: {
    'createDateQuestion personIds': { main: w => w.persons.member, other: w => w.persons.stranger },
    'answerAskedDates shiftIds': {
      main: w => w.questionShifts.main[0] ?? '',
      other: w => w.questionShifts.other[0] ?? '',
    },
  },
}
