import type en from '../en/projectChange.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Project wijzigen',
  save: 'Wijzigingen opslaan',
  done: 'Het project is gewijzigd.',
  donePriced: 'Het project is gewijzigd. De geplande kosten blijven {{after}}.',
  doneRepriced: 'Het project is gewijzigd. De geplande kosten zijn nu {{after}}, waren {{before}}.',
  changedMeanwhile: 'Iemand anders heeft dit project intussen gewijzigd',
  shiftDays: 'Het heeft diensten op {{days}}: dat zijn de dagen ervan.',
  outside: {
    one: '{{count}} positie ligt buiten deze dagen. Verplaats die eerst:',
    other: '{{count}} posities liggen buiten deze dagen. Verplaats ze eerst:',
  },
  outsideMore: { one: 'en nog {{count}}', other: 'en nog {{count}}' },
  shiftsStay: {
    one: '{{count}} geplande crew blijft waar die is.',
    other: '{{count}} geplande crews blijven waar ze zijn.',
  },
  isClosed: 'Dit project is afgesloten. Wat je wijzigt, geldt toch.',
  close: 'Project afsluiten',
  closeAsk: 'Dit project afsluiten?',
  closeText: 'Het verdwijnt uit de lijst van open projecten. Je kunt het weer openen.',
  notDone: 'Nog niet alles is klaar',
  closeAnyway: 'Toch afsluiten',
  closed: 'Het project is afgesloten.',
  openShifts: { one: '{{count}} dienst loopt nog of komt nog', other: '{{count}} diensten lopen nog of komen nog' },
  unsignedShifts: {
    one: 'Uren van {{count}} dienst zijn niet getekend',
    other: 'Uren van {{count}} diensten zijn niet getekend',
  },
  quotationWaits: 'Offerte {{number}} wacht op de klant',
  unanswered: {
    one: '{{count}} uitnodiging of sollicitatie is niet beantwoord',
    other: '{{count}} uitnodigingen of sollicitaties zijn niet beantwoord',
  },
} satisfies Translated<typeof en>
