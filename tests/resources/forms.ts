import type { TenantWorld } from '../support/world.ts'
import type { UnderTest } from './under-test.ts'
import type { Verdicts } from './verdicts.ts'

/** Nobody fills in a form for somebody else, the office neither. */
const theMember: Verdicts = ['yes', 404, 404, 404, 404, 404, 404, 404, 403, 403, 403, 401]

/** Oneself, and the desks with the right to see people. */
const itsPaper: Verdicts = ['yes', 404, 404, 404, 'yes', 404, 404, 'yes', 403, 403, 403, 401]

/** Oneself, and the office. A client holds no right to trainings. */
const ownTrainings: Verdicts = ['yes', 404, 404, 404, 404, 403, 403, 'yes', 403, 403, 403, 401]

export const underTest: UnderTest = {
  calls: (w: TenantWorld) => ({
    listFormsPerform: { id: w.persons.member },
    readFormPerform: { id: w.forms.main },
    answerFormQuestion: {
      body: { formId: w.forms.main, questionId: w.formQuestions.main.choice, optionIds: [w.formOptions.main[0]] },
    },
    createFormAnswerFile: {
      body: {
        ...{ id: w.formAnswerFiles.next, formId: w.forms.main, questionId: w.formQuestions.main.photo },
        uploadId: w.uploads.whole,
      },
    },
    readFormAnswerFile: { id: w.formAnswerFiles.main },
    handInForm: { id: w.forms.main },
    beginFormAgain: { id: w.forms.main },
    downloadForm: { id: w.forms.main },
    downloadSignedForm: { id: w.forms.main },
    sendSignedForm: { id: w.forms.main, body: {} },
    listFormDocuments: { id: w.forms.main },
    readFormQuestionFile: { id: w.formQuestions.main.information },
    listFormsTrainingPerform: { id: w.persons.member },
    listDocumentsTraining: { id: w.persons.member },
  }),
  verdicts: {
    listFormsPerform: ['yes', 404, 404, 404, 404, 404, 404, 'yes', 403, 403, 403, 401],
    readFormPerform: theMember,
    answerFormQuestion: theMember,
    createFormAnswerFile: theMember,
    readFormAnswerFile: itsPaper,
    handInForm: theMember,
    beginFormAgain: theMember,
    downloadForm: itsPaper,
    downloadSignedForm: itsPaper,
    sendSignedForm: itsPaper,
    listFormDocuments: itsPaper,
    readFormQuestionFile: itsPaper,
    listFormsTrainingPerform: ownTrainings,
    listDocumentsTraining: ownTrainings,
  },
  // Takes the signature away.
  heavier: w => ({
    answerFormQuestion: {
      body: { formId: w.forms.main, questionId: w.formQuestions.main.choice, optionIds: [w.formOptions.main[1]] },
    },
  }),
  paths: {
    '/formQuestions': { main: w => w.formQuestions.main.information, other: w => w.formQuestions.other.information },
    '/formAnswerFiles': { main: w => w.formAnswerFiles.main, other: w => w.formAnswerFiles.other },
    '/forms': { main: w => w.forms.main, other: w => w.forms.other },
    '/forms/perform': { main: w => w.forms.main, other: w => w.forms.other },
    '/formResults/perform': { main: w => w.forms.main, other: w => w.forms.other },
  },
  bodies: {
    'answerFormQuestion formId': { main: w => w.forms.main, other: w => w.forms.other },
    'answerFormQuestion questionId': {
      main: w => w.formQuestions.main.choice,
      other: w => w.formQuestions.other.choice,
    },
    'answerFormQuestion fileId': { main: w => w.formAnswerFiles.main, other: w => w.formAnswerFiles.other },
    'createFormAnswerFile formId': { main: w => w.forms.main, other: w => w.forms.other },
    'createFormAnswerFile questionId': {
      main: w => w.formQuestions.main.photo,
      other: w => w.formQuestions.other.photo,
    },
    'createFormAnswerFile uploadId': { main: w => w.uploads.whole, other: w => w.uploads.other },
    'answerFormQuestion optionIds': {
      main: w => w.formOptions.main[0] ?? '',
      other: w => w.formOptions.other[0] ?? '',
    },
  },
}
