import type en from '../en/projectChange.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Projekt ändern',
  save: 'Änderungen speichern',
  done: 'Das Projekt ist geändert.',
  donePriced: 'Das Projekt ist geändert. Die geplanten Kosten bleiben {{after}}.',
  doneRepriced: 'Das Projekt ist geändert. Die geplanten Kosten sind jetzt {{after}}, waren {{before}}.',
  changedMeanwhile: 'Jemand anderes hat dieses Projekt inzwischen geändert',
  shiftDays: 'Es hat Schichten am {{days}}: Das sind seine Tage.',
  outside: {
    one: '{{count}} Position liegt außerhalb dieser Tage. Verschiebe sie zuerst:',
    other: '{{count}} Positionen liegen außerhalb dieser Tage. Verschiebe sie zuerst:',
  },
  outsideMore: { one: 'und {{count}} weitere', other: 'und {{count}} weitere' },
  shiftsStay: {
    one: '{{count}} geplante Crew bleibt, wo sie ist.',
    other: '{{count}} geplante Crews bleiben, wo sie sind.',
  },
  isClosed: 'Dieses Projekt ist abgeschlossen. Was du änderst, gilt trotzdem.',
  close: 'Projekt abschließen',
  closeAsk: 'Dieses Projekt abschließen?',
  closeText: 'Es verlässt die Liste der offenen. Du kannst es wieder öffnen.',
  notDone: 'Noch ist nicht alles erledigt',
  closeAnyway: 'Trotzdem abschließen',
  closed: 'Das Projekt ist abgeschlossen.',
  openShifts: {
    one: '{{count}} Schicht läuft noch oder kommt erst',
    other: '{{count}} Schichten laufen noch oder kommen erst',
  },
  unsignedShifts: {
    one: 'Stunden von {{count}} Schicht sind nicht unterschrieben',
    other: 'Stunden von {{count}} Schichten sind nicht unterschrieben',
  },
  quotationWaits: 'Angebot {{number}} wartet auf den Kunden',
  unanswered: {
    one: '{{count}} Anfrage oder Bewerbung ist nicht beantwortet',
    other: '{{count}} Anfragen oder Bewerbungen sind nicht beantwortet',
  },
} satisfies Translated<typeof en>
