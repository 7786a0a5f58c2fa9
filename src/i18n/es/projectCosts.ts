import type en from '../en/projectCosts.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Costes',
  none: 'Todavía no hay nada planificado',
  noneText: 'En cuanto haya turnos con posiciones, aquí estará lo que requieren y cuestan.',
  crewAndPosition: 'Equipo y posición',
  positionAndCrew: 'Posición y equipo',
  by: { label: 'Cómo se agrupan los costes', crew: 'Por equipo', position: 'Por posición' },
  paper: { calculation: 'Cálculo', sheet: 'XLSX', report: 'Informe' },
  save: { calculation: 'Cálculo: guardar como PDF', report: 'Informe de horas: guardar como PDF' },
  saved: 'Descargado correctamente.',
  people: 'Personas',
  rate: 'Tarifa por hora',
  hours: '{{hours}} h',
  running: '{{hours}} h en curso',
  over: '{{hours}} h sobre el plan',
  under: '{{hours}} h bajo el plan',
  notYet: 'todavía no',
  more: 'sobre el plan:',
  ofPlaces: '{{people}} de {{places}}',
  stage: { planned: 'Planificado', worked: 'Trabajado', chargeable: 'Facturable', invoiced: 'Facturado' },
  crews: {
    one: 'Proyecto, {{count}} equipo',
    many: 'Proyecto, {{count}} equipos',
    other: 'Proyecto, {{count}} equipos',
  },
  unpriced: {
    one: '{{count}} posición sin tarifa: no está en estas sumas.',
    many: '{{count}} posiciones sin tarifa: no están en estas sumas.',
    other: '{{count}} posiciones sin tarifa: no están en estas sumas.',
  },
} satisfies Translated<typeof en>
