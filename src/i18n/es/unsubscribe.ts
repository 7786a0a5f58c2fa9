import type { Translated } from '../translate.ts'
import type en from '../en/unsubscribe.ts'

export default {
  title: 'Darse de baja de los correos',
  text: '{{agency}} ya no te enviará correos que solo dicen lo que también muestra la aplicación.',
  stays:
    'Lo necesario sigue llegando: tu contraseña, documentos por firmar, papeles para ti y cambios poco antes de una convocatoria.',
  confirm: 'Darse de baja',
  busy: 'Dando de baja …',
  doneTitle: 'Te has dado de baja',
  done: '{{address}} ya no recibe esos correos.',
  alreadyTitle: 'Ya te habías dado de baja',
  already: '{{address}} no recibe esos correos. No hay nada más que hacer.',
  again: 'Volver a suscribirse',
  againTitle: 'Vuelves a estar suscrito',
  againText: '{{address}} recibe correos como antes.',
  wrongTitle: 'Este enlace no funciona',
  wrong: 'No está completo, o los correos se han vuelto a activar desde entonces. Puedes desactivarlos en tu perfil.',
  profile: 'Abrir el perfil',
  failed: 'El servidor no respondió. Inténtalo de nuevo.',
} satisfies Translated<typeof en>
