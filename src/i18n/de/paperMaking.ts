import type en from '../en/paperMaking.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Neues Papier',
  kind: 'Art',
  kindMissing: 'Wähle, was es ist.',
  wants: {
    signatures: 'Es wird in der App unterschrieben.',
    upload: 'Die Person lädt es hoch; es gilt, sobald es freigegeben ist.',
    reading: 'Es ist zum Lesen da.',
  },
  signed: {
    drawing: 'Es wird in der App unterschrieben, in der Reihenfolge seiner Art.',
    ink: 'Es wird von Hand unterschrieben: Die Person druckt es, unterschreibt und lädt es hoch.',
    qualified: 'Es wird mit einem qualifizierten Zertifikat unterschrieben und hochgeladen.',
  },
  name: 'Name',
  nameMissing: 'Gib ihm einen Namen.',
  subjects: { person: 'Person', contact: 'Kontakt', company: 'Kunde', project: 'Projekt' },
  subjectMissing: 'Wähle, um wen oder was es geht.',
  signs: 'Unterschreibt als {{place}}.: {{role}}',
  whoMissing: 'Wähle, wer unterschreibt.',
  due: 'Letzter Tag',
  dueHint: 'Leer: jederzeit.',
  file: 'Datei',
  choose: 'PDF wählen oder hierher ziehen',
  fileLater: 'Ohne Datei wartet es hier, und noch niemand wird gefragt.',
  fileToPrint: 'Was die Person liest oder druckt. Leer: Sie bringt das Papier selbst mit.',
  tooLarge: 'Diese Datei ist zu groß.',
  noneFound: 'Niemand und nichts heißt so.',
  make: 'Anlegen',
  send: 'Anlegen und senden',
  sent: 'Es ist unterwegs.',
  madeOnly: 'Das Papier ist angelegt, seine Datei fehlt noch. Versuche es noch einmal oder füge sie später hinzu.',
} satisfies Translated<typeof en>
