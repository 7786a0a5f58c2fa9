import type en from '../en/profile.ts'
import type { Translated } from '../translate.ts'

export default {
  you: 'Tú',
  logins: {
    crew: 'Equipo',
    clients: 'Cliente',
    planners: 'Planificación',
    office: 'Oficina',
  },
  byAccountant: 'Los datos de tu perfil solo los puede cambiar contabilidad.',
  settings: 'En este dispositivo',
  language: 'Idioma',
  scheme: 'Colores',
  pin: {
    title: 'PIN del quiosco',
    about: 'Cuatro cifras con las que fichas en una tableta en el lugar.',
    required: 'Tu agencia lo pide en el quiosco.',
    notRequired: 'Tu agencia no lo pide por ahora.',
    set: 'Tu PIN está puesto.',
    missing: 'Aún no tienes PIN.',
    choose: 'Poner PIN',
    change: 'Cambiar PIN',
    next: 'PIN nuevo',
    nextHint: 'Cuatro cifras; no tu año de nacimiento',
    again: 'PIN nuevo otra vez',
    show: 'Mostrar PIN',
    hide: 'Ocultar PIN',
    four: 'Cuatro cifras, por favor.',
    differs: 'Los dos PIN son distintos.',
    save: 'Guardar',
    saved: 'Tu PIN está puesto.',
  },
} satisfies Translated<typeof en>
