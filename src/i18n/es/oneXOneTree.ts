import type { Translated } from '../translate.ts'
import type en from '../en/oneXOneTree.ts'

export default {
  stand: { one: 'árbol ya está en pie', many: 'de árboles ya están en pie', other: 'árboles ya están en pie' },
  withYours: {
    one: 'árbol está en pie, y es el tuyo',
    many: 'de árboles están en pie, uno es el tuyo',
    other: 'árboles están en pie, uno es el tuyo',
  },
  everybody: 'Todas las personas que trabajan con nosotros plantan uno.',
  dashed: 'Todas las personas que trabajan con nosotros plantan uno. El tuyo aún está en líneas discontinuas.',
  yours: 'El tuyo es el número {{number}}.',
  yoursAt: 'El tuyo es el número {{number}}. Está aquí: {{place}}.',
  plant: 'Plantar mi árbol',
  planted: 'Tu árbol está plantado.',
  show: 'Mostrarlo a otras personas',
  shown: 'El árbol número {{number}} es mío.',
  copied: 'enlace copiado',
  since: 'Desde {{month}}',
  sinceWith: 'Desde {{month}}, con {{partner}}',
  with: 'Con {{partner}}',
  none: 'Aquí no hay árboles.',
  noneText: 'Esta agencia no tiene una página de árboles.',
} satisfies Translated<typeof en>
