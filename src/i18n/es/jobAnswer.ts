import type en from '../en/jobAnswer.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Un turno para ti',
  titles: {
    open: '{{name}}, ¿puedes venir?',
    confirmed: '{{name}}, estás dentro',
    declined: '{{name}}, has dicho que no',
    over: '{{name}}, esto ya está resuelto',
  },
  yes: 'Sí, voy',
  no: 'No, no puedo',
  said: {
    confirmed: 'Nos vemos allí. Si surge algo, dínoslo en la aplicación.',
    declined: 'Gracias por avisar. Si fue un error, llama a planificación.',
    over: 'Ya es tarde para responder aquí, o se respondió otra cosa. La aplicación muestra cómo está.',
  },
  back: 'Retirarlo',
  jobs: 'Abrir mis trabajos',
  overtaken: 'Entretanto se respondió otra cosa, o las plazas están ocupadas. Así está ahora.',
  unreachable: 'El servidor no respondió. Inténtalo de nuevo.',
  failed: 'No se pudo cargar.',
  again: 'Intentarlo de nuevo',
  wrongTitle: 'Este enlace no funciona',
  wrong: 'No está completo, o el turno ya no existe. Lo que hay previsto para ti está en la aplicación.',
} satisfies Translated<typeof en>
