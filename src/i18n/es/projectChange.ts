import type en from '../en/projectChange.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Modificar proyecto',
  save: 'Guardar cambios',
  done: 'El proyecto se ha modificado.',
  donePriced: 'El proyecto se ha modificado. El coste previsto sigue siendo {{after}}.',
  doneRepriced: 'El proyecto se ha modificado. El coste previsto es ahora {{after}}, era {{before}}.',
  changedMeanwhile: 'Otra persona ha modificado este proyecto entretanto',
  shiftDays: 'Tiene turnos el {{days}}: esos son sus días.',
  outside: {
    one: '{{count}} puesto queda fuera de estos días. Muévelo primero:',
    many: '{{count}} puestos quedan fuera de estos días. Muévelos primero:',
    other: '{{count}} puestos quedan fuera de estos días. Muévelos primero:',
  },
  outsideMore: { one: 'y {{count}} más', many: 'y {{count}} más', other: 'y {{count}} más' },
  shiftsStay: {
    one: '{{count}} equipo planificado se queda donde está.',
    many: '{{count}} equipos planificados se quedan donde están.',
    other: '{{count}} equipos planificados se quedan donde están.',
  },
  isClosed: 'Este proyecto está cerrado. Lo que cambies vale igualmente.',
  close: 'Cerrar proyecto',
  closeAsk: '¿Cerrar este proyecto?',
  closeText: 'Sale de la lista de los no cerrados. Puedes volver a abrirlo.',
  notDone: 'Aún no está todo hecho',
  closeAnyway: 'Cerrar de todos modos',
  closed: 'El proyecto se ha cerrado.',
  openShifts: {
    one: '{{count}} turno está en curso o por venir',
    many: '{{count}} turnos están en curso o por venir',
    other: '{{count}} turnos están en curso o por venir',
  },
  unsignedShifts: {
    one: 'Las horas de {{count}} turno no están firmadas',
    many: 'Las horas de {{count}} turnos no están firmadas',
    other: 'Las horas de {{count}} turnos no están firmadas',
  },
  quotationWaits: 'El presupuesto {{number}} espera al cliente',
  unanswered: {
    one: '{{count}} invitación o solicitud sin responder',
    many: '{{count}} invitaciones o solicitudes sin responder',
    other: '{{count}} invitaciones o solicitudes sin responder',
  },
} satisfies Translated<typeof en>
