import type en from '../en/paperMaking.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Nuevo papel',
  kind: 'Tipo',
  kindMissing: 'Elige qué es.',
  wants: {
    signatures: 'Se firma en la aplicación.',
    upload: 'La persona lo sube, y vale en cuanto alguien lo aprueba.',
    reading: 'Está para leerlo.',
  },
  signed: {
    drawing: 'Se firma en la aplicación, en el orden de su tipo.',
    ink: 'Se firma a mano: la persona lo imprime, lo firma y lo sube.',
    qualified: 'Se firma con un certificado cualificado y se sube.',
  },
  name: 'Nombre',
  nameMissing: 'Ponle un nombre.',
  subjects: { person: 'Persona', contact: 'Contacto', company: 'Cliente', project: 'Proyecto' },
  subjectMissing: 'Elige de quién o de qué trata.',
  signs: 'Firma en el puesto {{place}}: {{role}}',
  whoMissing: 'Elige quién firma.',
  due: 'Último día',
  dueHint: 'Vacío: en cualquier momento.',
  file: 'Archivo',
  choose: 'Elige un PDF o suéltalo aquí',
  fileLater: 'Sin archivo espera aquí y todavía no se pregunta a nadie.',
  fileToPrint: 'Lo que la persona lee o imprime. Vacío: trae ella misma el papel.',
  tooLarge: 'Este archivo es demasiado grande.',
  noneFound: 'Nadie ni nada se llama así.',
  make: 'Crear',
  send: 'Crear y enviar',
  sent: 'Está en camino.',
  madeOnly: 'El papel está creado, pero falta su archivo. Inténtalo otra vez o añádelo más tarde.',
} satisfies Translated<typeof en>
