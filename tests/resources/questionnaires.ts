import type { TenantWorld } from '../support/world.ts'
import type { UnderTest } from './under-test.ts'
import { ownDesks } from './verdicts.ts'

const questions = [
  { kind: 'information', title: 'Before you begin', label: 'Begin', text: 'Read this.', required: false },
  {
    ...{ kind: 'choice', title: 'Who leads the evacuation?', label: 'Evacuation', required: true },
    options: [{ caption: 'The crew chief', right: true }, { caption: 'Nobody' }],
  },
  { kind: 'number', title: 'How many exits?', label: 'Exits', required: true, minimum: 1, maximum: 20 },
]
const rule = { needed: 1, tries: 3, waitDays: 1, validMonths: 24, minutes: 10 }
const plain = [{ kind: 'text', title: 'How was it?', label: 'How', required: false }]

export const underTest: UnderTest = {
  calls: (w: TenantWorld) => ({
    createQuestionFile: { body: { uploadId: w.uploads.desk } },
    readQuestionnaire: { id: w.questionnaires.main },
    createQuestionnaire: { body: { use: 'training', name: 'Evacuation', rule, questions } },
    changeQuestionnaire: {
      id: w.questionnaires.made,
      body: { name: 'Asked otherwise', revision: 0, questions: plain },
    },
    deleteQuestionnaire: { id: w.questionnaires.gone },
    restoreQuestionnaire: { id: w.questionnaires.gone },
    handOutQuestionnaire: { id: w.questionnaires.made, body: { personIds: [w.persons.member], dueDate: '2026-07-01' } },
    listQuestionnaireForms: { id: w.questionnaires.main },
    readHandedForm: { id: w.forms.main },
    takeBackForms: { id: w.questionnaires.main, body: { formIds: [w.forms.main] } },
  }),
  verdicts: {
    listQuestionnaires: ownDesks,
    createQuestionFile: [403, 403, 403, 403, 'yes', 403, 403, 404, 403, 403, 403, 401],
    readQuestionnaire: ownDesks,
    createQuestionnaire: ownDesks,
    changeQuestionnaire: ownDesks,
    deleteQuestionnaire: ownDesks,
    restoreQuestionnaire: ownDesks,
    handOutQuestionnaire: ownDesks,
    listQuestionnaireForms: ownDesks,
    readHandedForm: ownDesks,
    takeBackForms: ownDesks,
  },
  heavier: w => ({
    listQuestionnaires: { query: 'use=form' },
    listQuestionnaireForms: { id: w.questionnaires.main, query: 'state=waiting&q=a' },
    handOutQuestionnaire: {
      id: w.questionnaires.made,
      body: { everybody: true, functionIds: [w.functions.stagehand] },
    },
  }),
  paths: {
    '/handedForms': { main: w => w.forms.main, other: w => w.forms.other },
    '/questionnaires': { main: w => w.questionnaires.main, other: w => w.questionnaires.other },
  },
  bodies: {
    'createQuestionFile uploadId': { main: w => w.uploads.desk, other: w => w.uploads.other },
    'handOutQuestionnaire functionIds': { main: w => w.functions.stagehand, other: w => w.functions.rigger },
    'handOutQuestionnaire personIds': { main: w => w.persons.member, other: w => w.persons.stranger },
    'takeBackForms formIds': { main: w => w.forms.main, other: w => w.forms.other },
  },
}
