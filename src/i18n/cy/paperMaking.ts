import type en from '../en/paperMaking.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Papur newydd',
  kind: 'Math',
  kindMissing: 'Dewiswch beth ydyw.',
  wants: {
    signatures: 'Caiff ei lofnodi yn yr ap.',
    upload: 'Mae’r person yn ei uwchlwytho, ac mae’n cyfrif ar ôl ei gymeradwyo.',
    reading: 'Mae yno i’w ddarllen.',
  },
  signed: {
    drawing: 'Caiff ei lofnodi yn yr ap, yn nhrefn ei fath.',
    ink: 'Caiff ei lofnodi â llaw: mae’r person yn ei argraffu, ei lofnodi a’i uwchlwytho.',
    qualified: 'Caiff ei lofnodi â thystysgrif gymwys a’i uwchlwytho.',
  },
  name: 'Enw',
  nameMissing: 'Rhowch enw iddo.',
  subjects: { person: 'Person', contact: 'Cyswllt', company: 'Cleient', project: 'Prosiect' },
  subjectMissing: 'Dewiswch am bwy neu beth y mae.',
  signs: 'Yn llofnodi yn lle {{place}}: {{role}}',
  whoMissing: 'Dewiswch pwy sy’n llofnodi.',
  due: 'Diwrnod olaf',
  dueHint: 'Gwag: unrhyw bryd.',
  file: 'Ffeil',
  choose: 'Dewiswch PDF neu ei ollwng yma',
  fileLater: 'Heb ffeil mae’n aros yma, ac ni ofynnir i neb eto.',
  fileToPrint: 'Yr hyn y mae’r person yn ei ddarllen neu’n ei argraffu. Gwag: maen nhw’n dod â’r papur eu hunain.',
  tooLarge: 'Mae’r ffeil hon yn rhy fawr.',
  noneFound: 'Nid oes neb na dim o’r enw hwnnw.',
  make: 'Creu',
  send: 'Creu ac anfon',
  sent: 'Mae ar ei ffordd.',
  madeOnly:
    'Mae’r papur wedi’i greu, ond nid yw ei ffeil yno eto. Rhowch gynnig arall arni, neu ei hychwanegu’n nes ymlaen.',
} satisfies Translated<typeof en>
