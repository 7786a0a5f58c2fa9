import type en from '../en/projectDocuments.ts'
import type { Translated } from '../translate.ts'

export default {
  papers: 'Papieren en plannen',
  photos: "Foto's van het werk",
  toLookAt: 'Te bekijken',
  noneTitle: 'Geen documenten gevonden.',
  none: 'Hier staan plannen en papieren over het project.',
  noneYet: "Foto's staan hier zodra de planning ze heeft bekeken.",
  add: 'Bestanden toevoegen',
  addHint: 'PDF of afbeeldingen, elk 25 MB. De klant ziet ze meteen.',
  going: { one: '{{count}} bestand is onderweg.', other: '{{count}} bestanden zijn onderweg.' },
  refused: 'Een bestand is niet aangenomen.',
  signedOf: '{{signed}} van {{of}} ondertekend',
  signed: 'Ondertekend',
  download: '{{name}} downloaden',
  half: 'Bestanden of personen',
  files: 'Bestanden',
  proofs: 'Wie heeft wat',
  isDownloaded: 'Gedownload.',
} satisfies Translated<typeof en>
