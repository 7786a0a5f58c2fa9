import type en from '../en/papers.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Papeles',
  make: 'Nuevo papel',
  kinds: 'Tipos de papeles',
  search: 'Nombre, persona, cliente o proyecto',
  count: { one: '{{count}} papel', many: '{{count}} de papeles', other: '{{count}} papeles' },
  state: 'Situación',
  anyState: 'Cualquier situación',
  kind: 'Tipo',
  anyKind: 'Cualquier tipo',
  states: { open: 'En curso', draft: 'Aún sin archivo', done: 'Terminado', away: 'Retirado' },
  wholeCrew: 'todo el equipo',
  signed: '{{signed}} de {{signatories}} han firmado',
  waitsFor: 'espera a {{name}}',
  until: 'hasta el {{day}}',
  none: 'Todavía no hay papeles.',
  noneText: 'Aquí están los contratos, las instrucciones y los certificados, y cómo va cada uno.',
  noneFound: 'Ningún papel se llama así.',
  showAll: 'Ver todos los papeles',
} satisfies Translated<typeof en>
