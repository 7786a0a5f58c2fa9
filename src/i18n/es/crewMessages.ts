import type en from '../en/crewMessages.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Mensajes al equipo',
  write: 'Escribir al equipo',
  to: 'Para',
  audiences: { all: 'Todos', late: 'Quien llega tarde', onSite: 'Quien está allí' },
  people: { one: '{{count}} persona', many: '{{count}} de personas', other: '{{count}} personas' },
  text: 'Lo que deben saber',
  empty: 'Escribe algo.',
  nobody: 'No llegaría a nadie.',
  send: 'Enviar',
  sent: {
    one: 'Enviado a {{count}} persona.',
    many: 'Enviado a {{count}} de personas.',
    other: 'Enviado a {{count}} personas.',
  },
  read: 'lo han leído {{read}} de {{all}}',
  allRead: 'Todos lo han leído.',
  unread: {
    one: '{{count}} no lo ha leído:',
    many: '{{count}} no lo han leído:',
    other: '{{count}} no lo han leído:',
  },
  byMail: 'por correo',
  understood: 'Entendido',
  openJob: 'Abrir el trabajo',
  showAll: 'Mostrar los {{count}}',
} satisfies Translated<typeof en>
