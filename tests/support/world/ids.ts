import { newLink } from '../../../server/auth/password-link.ts'
import { people, type PersonName } from './cast.ts'
import { shiftColumns } from './add.ts'
import { knownOf } from '../rows/crew-rows.ts'

/** Where things stand; every id is fresh, so that no id of one tenant is one of another. */
export type Ids = ReturnType<typeof idsOf>

/** What one agency has, before anything of it is there. */
export function idsOf(key: string) {
  const id = crypto.randomUUID()
  const host = `${key}.test`
  const fresh = () => crypto.randomUUID()
  const persons = Object.fromEntries(people.map(name => [name, fresh()])) as Record<PersonName, string>
  const logins = Object.fromEntries(
    people.map(name => [name, { id: fresh(), login: `${name}@${host}`.toLowerCase() }]),
  ) as Record<PersonName, { id: string; login: string }>
  const visitors = {
    projectVisitor: { id: fresh(), login: `project-7001@${host}`, kind: 'project', number: '7001' },
    plusCrewVisitor: { id: fresh(), login: `pluscrew-12@${host}`, kind: 'pluscrew', number: '12' },
    kiosk: { id: fresh(), login: `kiosk@${host}`, kind: 'kiosk', number: null },
  }
  const otherKiosk = fresh()
  const companies = { own: fresh(), client: fresh(), other: fresh() }
  const plusCrews = { main: fresh(), other: fresh() }
  /** Tablets at the doors of the two crews; the first is the one that can log in. */
  const kiosks = { main: fresh(), other: fresh() }
  const plusCrewTypes = { service: fresh() }
  const valueTypes = { turnover: fresh(), hours: fresh(), target: fresh(), bonus: fresh() }
  const sourceTypes = { byHand: fresh(), pasted: fresh() }
  /** How the turnover and the bonus of each plus crew are counted, and a figure of each on the first of the month. */
  const values = { main: fresh(), other: fresh(), bonus: fresh() }
  const figures = { main: fresh(), other: fresh() }
  /** Crews kept for each client and for the agency, and who belongs to them; one is there to be taken away. */
  const plannerCrews = { main: fresh(), other: fresh(), agency: fresh() }
  const memberships = { main: fresh(), other: fresh() }
  const contacts = { client: fresh(), other: fresh() }
  const locations = { venue: fresh(), elsewhere: fresh(), unused: fresh() }
  const projects = { main: fresh(), other: fresh() }
  const crews = { main: fresh(), other: fresh() }
  const subjects = { projectVisitor: projects.main, plusCrewVisitor: plusCrews.main, kiosk: crews.main }
  const functions = { stagehand: fresh(), rigger: fresh() }
  const catering = fresh()
  /** Of each client one that is unpaid; two of the main client in design, and a file of the first. */
  const invoices = {
    main: fresh(),
    other: fresh(),
    draft: fresh(),
    gone: fresh(),
    document: fresh(),
    otherDocument: fresh(),
    draftDocument: fresh(),
  }
  const receiptTypes = { fuel: fresh(), parking: fresh() }
  /** Of the member one in review and two drafts, of the stranger one; what is kept to be bought again. */
  const receipts = {
    ...{ main: fresh(), other: fresh(), draft: fresh(), gone: fresh(), item: fresh(), otherItem: fresh() },
    ...{ itemGone: fresh(), document: fresh(), otherDocument: fresh(), template: fresh(), templateGone: fresh() },
  }
  const quotations = { main: fresh(), other: fresh() }
  /** What each client asks for beside the plan. */
  const requests = { main: fresh(), other: fresh() }
  /** How each client found its chief, or the stranger. */
  const ratings = { main: fresh(), other: fresh() }
  /** To be signed by the member and then by the client; and by the stranger alone. */
  const documents = { main: fresh(), other: fresh(), paper: fresh(), otherPaper: fresh(), asked: fresh() }
  const documentFiles = { main: fresh(), other: fresh() }
  const documentVersions = { main: fresh(), other: fresh() }
  const signatories = { main: fresh(), second: fresh(), other: fresh() }
  /** Of papers there are, two of nobody: to be changed, and to be taken away. */
  const documentTypes = { agreement: fresh(), licence: fresh(), made: fresh(), gone: fresh() }
  /** To be filled in by the member, and by the stranger. */
  const uploads = {
    main: fresh(),
    other: fresh(),
    gone: fresh(),
    whole: fresh(),
    further: fresh(),
    desk: fresh(),
    office: fresh(),
    payslip: fresh(),
  }
  /** Photos of the main crew, which the member and its client see, and of the stranger's; one is there to be taken away. */
  const projectDocuments = { main: fresh(), other: fresh(), gone: fresh(), waiting: fresh() }
  const uploadPiece = fresh()
  const documentUploads = { main: fresh(), other: fresh() }
  /** Faces in review, of the member and of the stranger. */
  const profilePictures = { main: fresh(), other: fresh() }
  const uploadFiles = { main: fresh(), other: fresh() }
  const questionFiles = { main: fresh(), other: fresh() }
  const forms = { main: fresh(), other: fresh() }
  /** A photo given to each form, and one to be given. */
  const formAnswerFiles = { main: fresh(), other: fresh(), next: fresh() }
  const questionnaires = { main: fresh(), other: fresh(), made: fresh(), gone: fresh() }
  const questionsOf = () => ({
    ...{ information: fresh(), choice: fresh(), choices: fresh(), number: fresh() },
    ...{ date: fresh(), text: fresh(), photo: fresh(), signature: fresh() },
  })
  const formQuestions = { main: questionsOf(), other: questionsOf() }
  const formOptions = { main: [fresh(), fresh()], other: [fresh(), fresh()] }
  /** What a crew looks at before a shift, and what came of it yesterday. */
  const checkForms = { main: fresh() }
  const checkQuestions = { main: { exits: fresh(), railings: fresh(), lifts: fresh() } }
  const securityChecks = { main: fresh(), other: fresh() }
  /** Of the member in June, of the stranger, with an item each; what an hour of a stagehand is paid. */
  const payrolls = { main: fresh(), other: fresh(), closed: fresh(), paid: fresh() }
  const [payslipFile, payslipPiece] = [fresh(), fresh()]
  const payrollItems = { main: fresh(), other: fresh() }
  const transfers = { open: fresh(), sent: fresh(), other: fresh() }
  const payRate = fresh()
  /** Tables that were brought: looked through, and with columns still to be said. */
  const imports = { main: fresh(), other: fresh() }
  const dataExports = { main: fresh(), gone: fresh() }
  const proposals = { main: fresh(), other: fresh(), gone: fresh() }
  /** What hours cost each client, and by the agency's standard; each with a rate for stagehands; two are there to be taken away. */
  const rateCards = { main: fresh(), other: fresh(), standard: fresh(), gone: fresh(), lesser: fresh() }
  const rateCardItems = { main: fresh(), other: fresh(), standard: fresh(), gone: fresh(), lesser: fresh() }
  /** What the client's projects are planned from, what all are, and one that is there to be taken away. */
  const templates = { main: fresh(), other: fresh(), gone: fresh() }
  /** Put to the member and to the stranger, each with two shifts. */
  const questions = { main: fresh(), other: fresh() }
  const questionShifts = { main: [fresh(), fresh()], other: [fresh(), fresh()] }
  const activityTypes = { callBack: fresh() }
  /** Something planning has to do for each project, and what was said of the main one. */
  const activities = {
    toDo: fresh(),
    other: fresh(),
    comment: fresh(),
    line: fresh(),
    agency: fresh(),
    invited: fresh(),
  }
  const items = {
    /** 10:30 to 18:00 today: check-in is open. */
    today: fresh(),
    /** Tomorrow, to be confirmed. */
    tomorrow: fresh(),
    /** In two days, open for applications. */
    open: fresh(),
    /** Yesterday. */
    past: fresh(),
    /** Of the crew nobody of the main crew knows: today, and one in three days open for applications. */
    otherToday: fresh(),
    otherLater: fresh(),
  }
  const jobs = {
    member: { today: fresh(), tomorrow: fresh(), past: fresh() },
    chief: { today: fresh() },
    colleague: { today: fresh(), tomorrow: fresh(), open: fresh() },
    stranger: { otherToday: fresh() },
  }
  /** A word to each crew, which went to the member and to the stranger. */
  const crewMessages = { main: fresh(), other: fresh() }
  const crewInfos = { first: fresh(), second: fresh(), topic: fresh(), otherTopic: fresh() }
  /** Asked often: for the crew, for everybody, and one that is there to be taken away; under a topic. */
  const faqs = { main: fresh(), other: fresh(), gone: fresh() }
  const faqTopic = fresh()
  /** Sent to the client and to the other one, with a paper each; the first has a link to unsubscribe. */
  const emails = {
    main: fresh(),
    other: fresh(),
    attachment: fresh(),
    otherAttachment: fresh(),
    token: `unsubscribe-${fresh()}`,
    failed: fresh(),
    unclear: fresh(),
    goingNowhere: fresh(),
  }
  /** The member's and the stranger's: what they have blocked, vacation they have asked for, and an "I can". */
  const known = knownOf(fresh)
  const entries = {
    member: { block: fresh(), vacation: fresh(), available: fresh() },
    stranger: { block: fresh(), vacation: fresh(), available: fresh() },
  }
  /** Whose calendar is read elsewhere; the secret is that of the member’s. */
  const pushDevices = { main: fresh(), other: fresh() }
  const passkeys = { main: fresh(), other: fresh() }
  /** Of a login that is asked for codes. */
  const codedLogin = fresh()
  const calendarSubscriptions = { member: fresh(), worn: fresh(), stranger: fresh(), secret: `calendar-${fresh()}` }
  /** Sets the password of a login nobody else of the world has. */
  const links = {
    welcome: `welcome-${fresh()}`,
    answer: `answer-${fresh()}`,
    /** The planner is back from the provider, in this browser. */
    signOn: newLink().token,
    browser: newLink().token,
  }
  const shifts = {
    today: shiftColumns({ date: '2026-06-10', from: '10:30', to: '18:00' }),
    tomorrow: shiftColumns({ date: '2026-06-11', from: '09:00', to: '17:00' }),
    open: shiftColumns({ date: '2026-06-12', from: '09:00', to: '17:00' }),
    past: shiftColumns({ date: '2026-06-09', from: '09:00', to: '17:00' }),
    otherToday: shiftColumns({ date: '2026-06-10', from: '10:30', to: '18:00' }),
    otherLater: shiftColumns({ date: '2026-06-13', from: '09:00', to: '17:00' }),
  }
  return {
    id,
    key,
    host,
    /** One more id. */
    fresh,
    persons,
    logins,
    visitors,
    otherKiosk,
    companies,
    plusCrews,
    kiosks,
    plusCrewTypes,
    valueTypes,
    sourceTypes,
    values,
    figures,
    plannerCrews,
    memberships,
    contacts,
    locations,
    projects,
    crews,
    subjects,
    functions,
    catering,
    rateCards,
    documents,
    documentVersions,
    documentFiles,
    documentTypes,
    signatories,
    uploads,
    projectDocuments,
    uploadPiece,
    documentUploads,
    profilePictures,
    uploadFiles,
    questionFiles,
    forms,
    formAnswerFiles,
    questionnaires,
    formQuestions,
    formOptions,
    checkForms,
    checkQuestions,
    securityChecks,
    payrolls,
    payslipFile,
    payslipPiece,
    payrollItems,
    transfers,
    payRate,
    imports,
    dataExports,
    proposals,
    quotations,
    invoices,
    receiptTypes,
    receipts,
    requests,
    ratings,
    rateCardItems,
    templates,
    questions,
    questionShifts,
    activityTypes,
    activities,
    items,
    jobs,
    crewMessages,
    crewInfos,
    faqs,
    faqTopic,
    emails,
    known,
    entries,
    links,
    calendarSubscriptions,
    passkeys,
    codedLogin,
    pushDevices,
    shifts,
  }
}
