import type en from '../en/calendars.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Tanysgrifiadau calendr',
  about: 'Eich sifftiau yng nghalendr eich ffôn neu’ch cyfrifiadur, drwy gyfeiriad sy’n eiddo i chi’n unig.',
  add: 'Ychwanegu cyfeiriad',
  name: 'Enw',
  nameHint: 'Er mwyn ei adnabod eto: iPhone, Outlook yn y gwaith',
  nameMissing: 'Rhowch enw arno.',
  kind: { label: 'Pwy sy’n ei ddarllen', ical: 'iCal: iPhone, Outlook ac eraill', google: 'Calendr Google' },
  contains: 'Yn cynnwys',
  jobs: 'Swyddi wedi’u cadarnhau',
  requests: 'Ceisiadau i’w cadarnhau',
  requestsMeta: '“?” o flaen yr enw',
  absences: 'Dyddiadau wedi’u rhwystro a gwyliau',
  made: 'Mae’r cyfeiriad yno: copïwch ef, neu agorwch ef yn y calendr.',
  copy: 'Copïo cyfeiriad {{name}}',
  copied: 'Copïwyd y ddolen.',
  notCopied: 'Nid yw’r porwr yn copïo. Dewiswch y cyfeiriad a’i gopïo â llaw:',
  open: 'Agor {{name}} yn y calendr',
  remove: 'Dileu’r tanysgrifiad',
  removeOne: 'Dileu {{name}}',
  removeAsk: 'Tynnu “{{name}}” yn ôl?',
  removeText:
    'Mae’r cyfeiriad yn peidio â gweithio ar unwaith; bydd calendrau’n gwacáu y tro nesaf y byddant yn darllen.',
  removed: 'Dilëwyd y tanysgrifiad.',
  refresh: 'Adnewyddu Calendr Google',
  refreshed: 'Adnewyddwyd Calendr Google.',
  health: {
    new: 'Heb ei ddarllen eto',
    read: 'Yn gyfredol',
    late: 'Yn darllen yn hwyr',
    unread: 'Ddim yn cael ei ddarllen mwyach',
  },
  readAt: 'darllenwyd ddiwethaf {{when}}',
  withdrawn:
    'Ni ddarllenwyd {{name}} ers tair wythnos. Bydd yn tynnu ei hun yn ôl ar {{date}} oni bai y caiff ei ddarllen cyn hynny.',
  soon: 'Mae newid yn cyrraedd o fewn munudau ar iPhone, o fewn oriau yn Outlook ac o fewn diwrnod yng Nghalendr Google. Peidiwch byth â chynllunio galwad ar sail calendr tanysgrifiedig yn unig: yr ap a’i negeseuon sy’n gywir gyntaf.',
} satisfies Translated<typeof en>
