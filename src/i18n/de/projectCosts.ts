import type en from '../en/projectCosts.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Kosten',
  none: 'Noch ist nichts geplant',
  noneText: 'Sobald es Schichten mit Positionen gibt, steht hier, was sie brauchen und kosten.',
  crewAndPosition: 'Crew und Position',
  positionAndCrew: 'Position und Crew',
  by: { label: 'Wie die Kosten zusammengestellt sind', crew: 'Nach Crew', position: 'Nach Position' },
  paper: { calculation: 'Kalkulation', sheet: 'XLSX', report: 'Bericht' },
  save: { calculation: 'Kalkulation als PDF speichern', report: 'Bericht der Stunden als PDF speichern' },
  saved: 'Erfolgreich heruntergeladen.',
  people: 'Leute',
  rate: 'Stundensatz',
  hours: '{{hours}} h',
  running: 'davon {{hours}} h laufend',
  over: '{{hours}} h über Plan',
  under: '{{hours}} h unter Plan',
  notYet: 'noch nicht',
  more: 'über Plan:',
  ofPlaces: '{{people}} von {{places}}',
  stage: { planned: 'Geplant', worked: 'Geleistet', chargeable: 'Berechenbar', invoiced: 'Berechnet' },
  crews: { one: 'Projekt, {{count}} Crew', other: 'Projekt, {{count}} Crews' },
  unpriced: {
    one: '{{count}} Position ohne Satz: Sie fehlt in diesen Summen.',
    other: '{{count}} Positionen ohne Satz: Sie fehlen in diesen Summen.',
  },
} satisfies Translated<typeof en>
