import { drawn } from '../support/calls.ts'
import { pastCheck, todaysCheck } from '../support/rows/security-check-rows.ts'
import type { TenantWorld } from '../support/world.ts'
import type { UnderTest } from './under-test.ts'
import { leaders, overseers } from './verdicts.ts'

const form = { main: (w: TenantWorld) => w.checkForms.main, other: (w: TenantWorld) => w.questionnaires.other }

export const underTest: UnderTest = {
  calls: w => ({
    listSecurityChecks: { id: w.crews.main },
    readSecurityCheck: { id: w.crews.main, second: w.securityChecks.main },
    downloadSecurityCheck: { id: w.crews.main, second: w.securityChecks.main },
    downloadSignedSecurityCheck: { id: w.crews.main, second: w.securityChecks.main },
    sendSecurityCheck: { id: w.crews.main, second: w.securityChecks.main, body: { emails: ['carla@example.test'] } },
    listSecurityChecksDue: { id: w.crews.main },
    readSecurityCheckOfShift: { id: w.crews.main, query: `formId=${w.checkForms.main}&date=2026-06-10&shift=1` },
    answerSecurityCheck: {
      id: w.crews.main,
      body: { ...todaysCheck(w), questionId: w.checkQuestions.main.exits, finding: 'ok' },
    },
    signSecurityCheck: {
      id: w.crews.main,
      body: { ...todaysCheck(w), personId: w.persons.member, signature: drawn },
    },
    finishSecurityCheck: { id: w.crews.main, body: pastCheck(w) },
  }),
  verdicts: {
    listSecurityChecks: overseers,
    readSecurityCheck: overseers,
    downloadSecurityCheck: overseers,
    downloadSignedSecurityCheck: overseers,
    sendSecurityCheck: leaders,
    listSecurityChecksDue: overseers,
    readSecurityCheckOfShift: overseers,
    answerSecurityCheck: leaders,
    signSecurityCheck: leaders,
    finishSecurityCheck: leaders,
  },
  bodies: {
    'answerSecurityCheck formId': form,
    'answerSecurityCheck questionId': {
      main: w => w.checkQuestions.main.exits,
      other: w => w.formQuestions.other.text,
    },
    'signSecurityCheck formId': form,
    'signSecurityCheck personId': { main: w => w.persons.member, other: w => w.persons.stranger },
    'finishSecurityCheck formId': form,
  },
}
