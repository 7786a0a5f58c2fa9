import type en from '../en/projectCosts.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Costes',
  none: 'Todavía no hay nada planificado',
  noneText: 'En cuanto haya turnos con puestos, aquí estará lo que requieren y cuestan.',
  crewAndPosition: 'Equipo y puesto',
  positionAndCrew: 'Puesto y equipo',
  by: { label: 'Cómo se agrupan los costes', crew: 'Por equipo', position: 'Por puesto' },
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
    one: '{{count}} puesto sin tarifa: no está en estas sumas.',
    many: '{{count}} puestos sin tarifa: no están en estas sumas.',
    other: '{{count}} puestos sin tarifa: no están en estas sumas.',
  },
} satisfies Translated<typeof en>
