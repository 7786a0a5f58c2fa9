import type { Translated } from '../translate.ts'
import type en from '../en/invoiceDraft.ts'

export default {
  positions: 'Trabajo terminado y sin facturar',
  search: 'Buscar proyecto o cliente',
  tickFirst: 'Marca lo que se va a facturar. Aquí dices a quién y cuándo.',
  none: 'Nada espera ser facturado',
  noneText: 'Los turnos aparecen aquí cuando el cliente ha firmado sus horas.',
  more: 'Se muestran los primeros {{count}} proyectos; la búsqueda encuentra los demás.',
  chosen: {
    one: '{{count}} turno elegido, un cliente por factura',
    many: '{{count}} turnos elegidos, un cliente por factura',
    other: '{{count}} turnos elegidos, un cliente por factura',
  },
  netOf: {
    one: 'Neto de {{count}} turno',
    many: 'Neto de {{count}} turnos',
    other: 'Neto de {{count}} turnos',
  },
  netWith: {
    one: 'Neto de {{count}} turno y lo acordado',
    many: 'Neto de {{count}} turnos y lo acordado',
    other: 'Neto de {{count}} turnos y lo acordado',
  },
  notSigned: 'sin firmar todavía',
  on: 'En {{name}}',
  amended: {
    one: '{{count}} corregida',
    many: '{{count}} corregidas',
    other: '{{count}} corregidas',
  },
  unpriced: {
    one: '{{count}} sin tarifa',
    many: '{{count}} sin tarifa',
    other: '{{count}} sin tarifa',
  },
  created: '{{name}} está en borrador.',
  startAnew: 'Empezar de nuevo',
  asking: 'Aún no hay respuesta.',
  askingText: 'Se vuelve a pedir sola, aunque salgas; se crea una sola vez.',
  takenTitle: 'Alguien fue más rápido',
  takenText: 'Uno de los turnos elegidos ya está en {{name}}. Se ha quitado; los demás siguen elegidos.',
  takenOnlyText: 'El turno elegido ya está en {{name}}.',
  takenBack: 'Volver a los turnos',
  takenOpen: 'Abrirla',
  problems: {
    crewNotSigned: 'Las horas de un turno ya no están firmadas.',
    invoiceNotPriced: 'No todos los puestos tienen precio en una moneda.',
    invoiceChanged: 'Las horas suman ahora otra cosa. Revisa el total.',
    issuerMissing: 'La agencia no tiene empresa propia que emita facturas.',
  },
} satisfies Translated<typeof en>
