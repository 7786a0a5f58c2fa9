import { domainSurvivors } from './domain-survivors.ts'

/** Mutants that may live, by file and change, and why: nothing that anybody could see is another. */
export const survivors: Readonly<Record<string, string>> = {
  ...domainSurvivors,
  "src/machines/app-update/app-update.machine.ts: target: 'finishing' → left out": 'it leads to where it is',
  'src/machines/application/application.machine.ts: context.command === null ? null : (undoOf[context.command] ? → never so':
    'no command has no undo either',
  'src/machines/approval/approval.machine.ts: known ? [known.decision] : [] → always so':
    'only what was refused is asked for again',
  'src/machines/attendance/attendance.setup.ts: if (kind === null || reading === null) return null → left out':
    'saving always has a tap',
  'src/machines/attendance/attendance.setup.ts: || → && in kind === null || reading === null':
    'saving always has a tap',
  'src/machines/attendance/attendance.setup.ts: reason: null → left out':
    'a reason is given when nothing can be cancelled any more',
  'src/machines/attendance/attendance.setup.ts: known ? { deliveries: { ...context.deliveries, [entry]: { .. → always so':
    'only news of known entries come here',
  'src/machines/document-signing/document-signing.machine.ts: > → >= in context.paper.fields.indexOf(one) > from':
    'the open field is none of those',
  'src/machines/import/import.machine.ts: 0 → one more': 'what is taken was read before',
  'src/machines/outbox/outbox.setup.ts: answer.details ? { details: answer.details } : {} → always so':
    'absent and undefined are stored alike',
  'src/machines/outbox/outbox.setup.ts: details ? { details } : {} → always so': 'absent and undefined are told alike',
  "src/machines/password-recovery/password-recovery-asking.ts: 'forgotten' → another word": 'whoever asks has said why',
  "server/access/kiosk-pin.ts: '' → another word": 'without one of its halves nothing matches either way',
  "server/access/pin-seal.ts: 'uncompressed' → another word": 'it is what is written where nothing is said',
  'server/access/pin-seal.ts: if (bytes.length <= pointBytes + ivBytes + tagBytes) return  → left out':
    'what is too short does not open below either',
  'server/access/pin-seal.ts: <= → < in bytes.length <= pointBytes + ivBytes + tagBytes':
    'what is too short does not open below either',
  'server/access/pin-seal.ts: + → - in pointBytes + ivBytes + tagBytes': 'what is too short does not open below either',
  'server/access/pin-seal.ts: + → - in pointBytes + ivBytes': 'what is too short does not open below either',
  'server/access/sealed.ts: authTagLength: tagBytes → left out': 'it is as long where nothing is said',
  "server/access/sealed.ts: 'utf8' → another word": 'it is what is read where nothing is said',
  "server/access/sealed.ts: '' → another word": 'what has no dot does not open either way',
  'src/machines/toasts/toast.machine.ts: 0 → one more': 'one that stays has no time to wait for',
  'src/machines/token-refresh/token-refresh.machine.ts: 0 → one more': 'a token that is over is not refreshed',
  "src/machines/token-refresh/token-refresh.machine.ts: 'refused' → another word": 'every end says which it is',
  'src/machines/visitor-scope/visitor-scope.machine.ts: ownPage: null → left out': 'deciding begins with it',
  'src/machines/visitor-scope/visitor-scope.machine.ts: session === null ? null : landingAfterLogin(session.kind, se → never so':
    'without a session nobody is refused',
  "src/machines/session/session-ending.ts: 'loggedOut' → another word": 'every end says which it is',
  "src/machines/session/session-login.ts: 'ready' → waiting": 'the form is always entered by its state',
  "src/machines/session/session-login.ts: '' → another word": 'there are credentials and a token by then',
  'src/machines/session/session-login.ts: 0 → one more': 'the server said how long',
  "src/machines/session/session.machine.ts: 'forgetCredentials' → another word": 'they are forgotten by then',
  "src/machines/session/session.setup.ts: '/' → another word": 'a wall has one page',
  'src/machines/session/session.setup.ts: context.who === null ? null : landingAfterLogin(context.who. → never so':
    'whoever logged in is somebody',
  "src/machines/sign-off/sign-off.changes.ts: '' → another word": 'a correction is kept only after one was entered',
  "src/machines/sign-off/sign-off.setup.ts: 'open' → another word": 'what is neither signed nor refused is unsigned',
  'src/machines/upload/upload.machine.ts: 0 → one more': 'only what is shown is turned',
  'src/machines/upload/upload.machine.ts: uploadId === null ? [] : [uploadId] → never so':
    'what has arrived has an upload',
  "src/machines/value-editor/value-editor.setup.ts: 'forth' → another word": 'whatever is not back is forth',
}
