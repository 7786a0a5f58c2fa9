import type en from '../en/mobileDocuments.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Documenten',
  none: 'Geen documenten gevonden.',
  noneText: 'Wat je bureau te lezen geeft staat hier, ook zonder netwerk.',
  company: 'Documenten van het bureau',
  agreements: 'Tariefafspraken',
  rateCard: 'Tarieven',
  perHour: '{{currency}} per uur',
  function: 'Functie',
  today: 'vandaag',
  from: 'vanaf {{day}}',
  byFunction: 'per functie',
  kept: 'op dit apparaat bewaard',
  toSign: 'Te tekenen',
  place: 'Handtekening {{place}} van {{count}}',
  signedOf: '{{signed}} van {{count}} getekend',
  pages: { one: 'PDF, {{count}} pagina', other: 'PDF, {{count}} pagina’s' },
  signedByAll: { one: 'getekend', other: 'door alle {{count}} getekend' },
  reason: { night: 'Nacht', sunday: 'Zondag', holiday: 'Feestdag', overtime: 'Overuren' },
} satisfies Translated<typeof en>
