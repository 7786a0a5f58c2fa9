import type en from '../en/paperMaking.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Nieuw papier',
  kind: 'Soort',
  kindMissing: 'Kies wat het is.',
  wants: {
    signatures: 'Het wordt in de app getekend.',
    upload: 'De persoon uploadt het; het telt zodra iemand het heeft goedgekeurd.',
    reading: 'Het is er om te lezen.',
  },
  signed: {
    drawing: 'Het wordt in de app getekend, in de volgorde van zijn soort.',
    ink: 'Het wordt met de hand getekend: de persoon print het, tekent het en uploadt het.',
    qualified: 'Het wordt met een gekwalificeerd certificaat getekend en geüpload.',
  },
  name: 'Naam',
  nameMissing: 'Geef het een naam.',
  subjects: { person: 'Persoon', contact: 'Contact', company: 'Klant', project: 'Project' },
  subjectMissing: 'Kies over wie of wat het gaat.',
  signs: 'Tekent op plaats {{place}}: {{role}}',
  whoMissing: 'Kies wie tekent.',
  due: 'Laatste dag',
  dueHint: 'Leeg: altijd.',
  file: 'Bestand',
  choose: 'Kies een pdf of sleep die hierheen',
  fileLater: 'Zonder bestand wacht het hier en wordt nog niemand gevraagd.',
  fileToPrint: 'Wat de persoon leest of print. Leeg: die brengt het papier zelf mee.',
  tooLarge: 'Dit bestand is te groot.',
  noneFound: 'Niemand en niets heet zo.',
  make: 'Aanmaken',
  send: 'Aanmaken en versturen',
  sent: 'Het is onderweg.',
  madeOnly: 'Het papier is gemaakt, maar het bestand ontbreekt nog. Probeer het opnieuw of voeg het later toe.',
} satisfies Translated<typeof en>
