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
} satisfies Translated<typeof en>
