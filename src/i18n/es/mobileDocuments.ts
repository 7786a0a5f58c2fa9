import type en from '../en/mobileDocuments.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Documentos',
  none: 'No se encontraron documentos.',
  noneText: 'Aquí está lo que tu agencia deja para leer, también sin red.',
  company: 'Documentos de la empresa',
  agreements: 'Acuerdos de tarifas',
  rateCard: 'Tarifas',
  perHour: '{{currency}} por hora',
  function: 'Función',
  today: 'hoy',
  from: 'desde el {{day}}',
  byFunction: 'según la función',
  kept: 'guardado en este dispositivo',
  toSign: 'Para firmar',
  place: 'Firma {{place}} de {{count}}',
  signedOf: '{{signed}} de {{count}} firmas',
  pages: { one: 'PDF, {{count}} página', many: 'PDF, {{count}} de páginas', other: 'PDF, {{count}} páginas' },
  signedByAll: { one: 'firmado', many: 'firmado por los {{count}}', other: 'firmado por los {{count}}' },
  reason: { night: 'Noche', sunday: 'Domingo', holiday: 'Festivo', overtime: 'Horas extra' },
} satisfies Translated<typeof en>
