import type { MailWords } from './en.ts'

export const cy: MailWords = {
  hello: 'Helo {name},',
  helloYou: 'Helo,',
  regards: 'Cofion cynnes',
  questions: 'Cwestiynau? Rydym yn hapus i helpu: {contact}',
  address: 'Os nad yw’r botwm yn gweithio, copïwch y cyfeiriad hwn i’ch porwr:',
  once: 'Mae’r ddolen yn gweithio unwaith, tan {until}.',

  forgottenSubject: 'Gosodwch gyfrinair newydd',
  forgottenIntro: 'gofynnoch am gyfrinair newydd ar gyfer eich enw defnyddiwr {login} gyda {agency}. Gosodwch ef yma:',
  forgottenButton: 'Gosod cyfrinair newydd',
  forgottenNotYou:
    'Heb ofyn am hyn? Yna does dim angen gwneud dim: mae eich cyfrinair yn aros fel y mae, ac ni all neb ei newid heb yr e-bost hwn.',

  renewSubject: 'Adnewyddwch eich cyfrinair',
  renewIntro: 'mae’n bryd cael cyfrinair newydd ar gyfer eich enw defnyddiwr {login} gyda {agency}. Dewiswch ef yma:',
  renewButton: 'Dewis cyfrinair newydd',
  renewNotYou:
    'Heb ofyn am hyn? Yna does dim angen gwneud dim: mae eich cyfrinair yn aros fel y mae, ac ni all neb ei newid heb yr e-bost hwn.',

  welcomeSubject: 'Croeso i {agency}',
  welcomeIntro:
    'mae {agency} wedi creu enw defnyddiwr i chi: {login}. Dewiswch gyfrinair, a bydd eich swyddi, eich oriau a’ch dogfennau wrth law.',
  welcomeButton: 'Dewis cyfrinair',
  welcomeNotYou:
    'Ddim yn adnabod {agency}, neu heb ddisgwyl e-bost gennym? Yna anwybyddwch hwn: heb gyfrinair ni ellir defnyddio’r enw hwn.',

  cannotComeSubject: 'Ni all {person} ddod: {project}',
  cannotComeIntro: 'Ni all {person} ddod i’r swydd hon:',
  cannotComeJob: 'Swyddogaeth',
  cannotComePlace: 'Lle',
  cannotComePhone: 'Ffôn',
  cannotComeReason: 'Rheswm',
  cannotComeButton: 'Agor y criw',

  calendarWithdrawnSubject: 'Tynnwyd “{name}” yn ôl: ni ddarllenodd unrhyw galendr',
  calendarWithdrawnIntro:
    'nid oes unrhyw galendr wedi darllen eich cyfeiriad “{name}” ers 90 diwrnod, felly fe’i tynnwyd yn ôl. Nid yw’r sawl sydd ganddo o hyd yn darllen dim drwyddo mwyach.',
  calendarWithdrawnAgain:
    'Ydych chi’n gweld eisiau eich shifftiau mewn calendr? Ychwanegwch gyfeiriad newydd yn eich proffil.',
  calendarWithdrawnButton: 'Agor y proffil',

  vacationApprovedSubject: 'Cymeradwywyd eich gwyliau: {days}',
  vacationDeclinedSubject: 'Gwrthodwyd eich gwyliau: {days}',
  vacationApprovedIntro: 'mae eich cais am wyliau wedi’i gymeradwyo.',
  vacationDeclinedIntro: 'mae eich cais am wyliau wedi’i wrthod.',
  vacationDays: 'Dyddiau',
  vacationBy: 'Atebwyd gan',
  vacationAnswer: 'Ateb',
  vacationButton: 'Agor y calendr',

  documentApprovedSubject: 'Wedi’i gymeradwyo: {name}',
  documentDeclinedSubject: 'Heb ei gymeradwyo: {name}',
  documentApprovedIntro: 'mae’r hyn a lanlwythoch wedi’i gymeradwyo ac yn cyfrif o hyn ymlaen.',
  documentDeclinedIntro: 'nid yw’r hyn a lanlwythoch wedi’i gymeradwyo. Lanlwythwch ef unwaith eto.',
  documentDecidedPicture: 'Eich llun',
  documentDecidedName: 'Dogfen',
  documentDecidedUntil: 'Dilys tan',
  documentDecidedReason: 'Pam',
  documentDecidedBy: 'Penderfynwyd gan',
  documentDecidedButton: 'Agor y ddogfen',

  invoiceSubject: 'Anfoneb {number}',
  invoiceIntro: 'atodir ein hanfoneb {number}.',
  invoiceReference: 'Eich cyfeirnod',
  invoiceTotal: 'Cyfanswm i’w dalu',
  invoiceDue: 'I’w thalu erbyn',
  invoiceButton: 'Agor yr anfoneb',
  quotationSubject: 'Dyfynbris {number}: {project}',
  quotationIntro: 'atodir ein dyfynbris {number}. Gallwch ei dderbyn â’ch llofnod, neu ei wrthod, yn eich prosiect.',
  quotationTotal: 'Cyfanswm, cyn treth',
  quotationValid: 'Yn ddilys tan',
  quotationButton: 'Agor y prosiect',
  quotationAcceptedSubject: 'Derbyniwyd dyfynbris {number}: {project}',
  quotationAcceptedIntro:
    'Mae {name} wedi derbyn dyfynbris {number} ar ran y cleient. Mae’r prosiect wedi’i gadarnhau.',
  quotationDeclinedSubject: 'Gwrthodwyd dyfynbris {number}: {project}',
  quotationDeclinedIntro: 'Mae {name} wedi gwrthod dyfynbris {number} ar ran y cleient: “{reason}”',

  documentTurnSubject: 'Llofnodwch, os gwelwch yn dda: {name}',
  documentTurnIntro: 'Mae {name} yn aros am eich llofnod.',
  documentAgainSubject: 'Nodyn atgoffa, llofnodwch: {name}',
  documentAgainIntro: 'Mae {name} yn dal i aros am eich llofnod.',
  documentTurnOrder: 'Eich tro chi yw hi: mae pawb o’ch blaen wedi llofnodi.',
  documentTurnButton: 'Agor y ddogfen',
  documentTurnName: 'Dogfen',
  documentTurnType: 'Math',
  documentFinishedSubject: 'Wedi’i llofnodi gan bawb: {name}',
  documentFinishedIntro: 'Mae pawb wedi llofnodi {name}.',
  documentFinishedNote: 'Mae’r ddogfen orffenedig yn dal pob llofnod ac yn dweud pwy lofnododd a phryd.',

  sheetSubject: 'Taflen prif aelod y criw: {project}',
  sheetIntro: 'Mae {name} wedi trosglwyddo taflen prif aelod y criw. Mae ynghlwm.',
  sheetVersion: 'Fersiwn',
  sheetRemark: 'Sylw',
  sheetButton: 'Agor y prosiect',

  formSubject: '{name}, cyflwynwyd',
  formIntro: 'ynghlwm mae’r ffurflen a gyflwynwyd, gyda thystysgrif ei llofnod.',
  formName: 'Ffurflen',
  formHandedIn: 'Cyflwynwyd',
  checkSubject: 'Gwiriad diogelwch: {project}',
  checkIntro: 'dyma wiriad diogelwch ein criw, wedi’i lofnodi gan bawb oedd yno, ynghlwm.',
  checkFinished: 'Gorffennwyd',
  checkSignatures: 'Llofnodion',

  noteSubject: 'Nodyn cyflenwi {number}: {project}',
  noteIntro: 'dyma nodyn cyflenwi {number} ar gyfer gwaith ein criw, ynghlwm.',
  noteProject: 'Prosiect',
  noteCrew: 'Criw',
  noteDate: 'Dyddiad',
  noteHours: 'Oriau',
  noteSigned: 'Llofnodwyd gan {name}, {at}',
  noteRefused: 'Heb eu derbyn gan {name}, {at}: “{reason}”',
  noteOpen: 'Heb eu llofnodi eto',
  noteWrong: 'Rhywbeth o’i le? Atebwch yr e-bost hwn.',
}
