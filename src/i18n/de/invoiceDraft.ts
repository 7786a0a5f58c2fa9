import type { Translated } from '../translate.ts'
import type en from '../en/invoiceDraft.ts'

export default {
  positions: 'Arbeit, die vorbei und nicht berechnet ist',
  search: 'Projekt oder Kunde suchen',
  tickFirst: 'Hake an, was berechnet wird. Hier sagst du, wem und wann.',
  none: 'Nichts wartet auf eine Rechnung',
  noneText: 'Schichten stehen hier, sobald der Kunde ihre Stunden unterschrieben hat.',
  more: 'Gezeigt werden die ersten {{count}} Projekte; die Suche findet die übrigen.',
  chosen: {
    one: '{{count}} Schicht gewählt, ein Kunde je Rechnung',
    other: '{{count}} Schichten gewählt, ein Kunde je Rechnung',
  },
  netOf: {
    one: 'Netto von {{count}} Schicht',
    other: 'Netto von {{count}} Schichten',
  },
  netWith: {
    one: 'Netto von {{count}} Schicht und Vereinbartem',
    other: 'Netto von {{count}} Schichten und Vereinbartem',
  },
  notSigned: 'noch nicht unterschrieben',
  on: 'Auf {{name}}',
  amended: {
    one: '{{count}} berichtigt',
    other: '{{count}} berichtigt',
  },
  unpriced: {
    one: '{{count}} ohne Satz',
    other: '{{count}} ohne Satz',
  },
  created: '{{name}} ist im Entwurf.',
  startAnew: 'Neu beginnen',
  asking: 'Noch keine Antwort.',
  askingText: 'Es wird von selbst weiter gefragt, auch wenn du gehst; sie entsteht nur einmal.',
  takenTitle: 'Jemand war schneller',
  takenText:
    'Eine der gewählten Schichten steht schon auf {{name}}. Sie wurde herausgenommen, die anderen sind noch gewählt.',
  takenOnlyText: 'Die gewählte Schicht steht schon auf {{name}}.',
  takenBack: 'Zurück zu den Schichten',
  takenOpen: 'Öffnen',
  problems: {
    crewNotSigned: 'Die Stunden einer Schicht sind nicht mehr unterschrieben.',
    invoiceNotPriced: 'Nicht jede Position hat einen Preis in einer Währung.',
    invoiceChanged: 'Die Stunden ergeben inzwischen etwas anderes. Sieh die Summe noch einmal an.',
    issuerMissing: 'Die Agentur hat keine eigene Firma, die Rechnungen stellen könnte.',
  },
} satisfies Translated<typeof en>
