import type { MailWords } from './en.ts'

export const es: MailWords = {
  hello: 'Hola, {name}:',
  helloYou: 'Hola:',
  regards: 'Un saludo',
  questions: '¿Preguntas? Con mucho gusto: {contact}',
  address: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  once: 'El enlace sirve una sola vez, hasta el {until}.',

  forgottenSubject: 'Elige una contraseña nueva',
  forgottenIntro: 'Has pedido una contraseña nueva para tu usuario {login} en {agency}. Elígela aquí:',
  forgottenButton: 'Elegir una contraseña nueva',
  forgottenNotYou:
    '¿No la has pedido tú? Entonces no tienes que hacer nada: tu contraseña sigue siendo la misma y nadie puede cambiarla sin este correo.',

  renewSubject: 'Renueva tu contraseña',
  renewIntro: 'Ha llegado el momento de renovar la contraseña de tu usuario {login} en {agency}. Elígela aquí:',
  renewButton: 'Elegir una contraseña nueva',
  renewNotYou:
    '¿No lo has pedido tú? Entonces no tienes que hacer nada: tu contraseña sigue siendo la misma y nadie puede cambiarla sin este correo.',

  welcomeSubject: 'Te damos la bienvenida a {agency}',
  welcomeIntro:
    '{agency} te ha creado un usuario: {login}. Elige una contraseña y tendrás a mano tus trabajos, tus horas y tus documentos.',
  welcomeButton: 'Elegir una contraseña',
  welcomeNotYou:
    '¿No conoces {agency} o no esperabas ningún correo nuestro? Entonces ignóralo: sin contraseña, el usuario no se puede utilizar.',

  cannotComeSubject: '{person} no puede venir: {project}',
  cannotComeIntro: '{person} no puede venir a este trabajo:',
  cannotComeJob: 'Función',
  cannotComePlace: 'Lugar',
  cannotComePhone: 'Teléfono',
  cannotComeReason: 'Motivo',
  cannotComeButton: 'Abrir el equipo',

  calendarWithdrawnSubject: '«{name}» se ha retirado: ningún calendario la leía',
  calendarWithdrawnIntro:
    'ningún calendario ha leído tu dirección «{name}» en 90 días, así que se ha retirado. Quien aún la tenga ya no lee nada con ella.',
  calendarWithdrawnAgain: '¿Echas en falta tus turnos en un calendario? Añade una dirección nueva en tu perfil.',
  calendarWithdrawnButton: 'Abrir el perfil',

  vacationApprovedSubject: 'Tus vacaciones están aprobadas: {days}',
  vacationDeclinedSubject: 'Tus vacaciones no se han aprobado: {days}',
  vacationApprovedIntro: 'tu solicitud de vacaciones está aprobada.',
  vacationDeclinedIntro: 'tu solicitud de vacaciones no se ha aprobado.',
  vacationDays: 'Días',
  vacationBy: 'Respondido por',
  vacationAnswer: 'Respuesta',
  vacationButton: 'Abrir el calendario',

  documentApprovedSubject: 'Aprobado: {name}',
  documentDeclinedSubject: 'No aprobado: {name}',
  documentApprovedIntro: 'lo que subiste está aprobado y cuenta desde ahora.',
  documentDeclinedIntro: 'lo que subiste no está aprobado. Súbelo otra vez, por favor.',
  documentDecidedPicture: 'Tu foto',
  documentDecidedName: 'Documento',
  documentDecidedUntil: 'Válido hasta',
  documentDecidedReason: 'Motivo',
  documentDecidedBy: 'Decidido por',
  documentDecidedButton: 'Abrir el documento',

  quotationSubject: 'Presupuesto {number}: {project}',
  quotationIntro:
    'adjuntamos nuestro presupuesto {number}. Puede aceptarlo con su firma, o rechazarlo, en su proyecto.',
  quotationTotal: 'Total, antes de impuestos',
  quotationValid: 'Válido hasta',
  quotationButton: 'Abrir el proyecto',
  quotationAcceptedSubject: 'Presupuesto {number} aceptado: {project}',
  quotationAcceptedIntro: '{name} ha aceptado el presupuesto {number} por el cliente. El proyecto está confirmado.',
  quotationDeclinedSubject: 'Presupuesto {number} rechazado: {project}',
  quotationDeclinedIntro: '{name} ha rechazado el presupuesto {number} por el cliente: «{reason}»',

  documentTurnSubject: 'Falta tu firma: {name}',
  documentTurnIntro: '{name} espera tu firma.',
  documentAgainSubject: 'Recordatorio, falta tu firma: {name}',
  documentAgainIntro: '{name} sigue esperando tu firma.',
  documentTurnOrder: 'Es tu turno: quienes van antes ya han firmado.',
  documentTurnButton: 'Abrir el documento',
  documentTurnName: 'Documento',
  documentTurnType: 'Tipo',
  documentFinishedSubject: 'Firmado por todos: {name}',
  documentFinishedIntro: 'Todos han firmado {name}.',
  documentFinishedNote: 'El documento terminado lleva todas las firmas y dice quién firmó y cuándo.',

  sheetSubject: 'Hoja del jefe de equipo: {project}',
  sheetIntro: '{name} ha entregado la hoja del jefe de equipo. Va adjunta.',
  sheetVersion: 'Versión',
  sheetRemark: 'Observación',
  sheetButton: 'Abrir el proyecto',

  formSubject: '{name}, entregado',
  formIntro: 'Adjuntamos el formulario entregado, con el certificado de su firma.',
  formName: 'Formulario',
  formHandedIn: 'Entregado',
  checkSubject: 'Control de seguridad: {project}',
  checkIntro: 'Adjuntamos el control de seguridad de nuestro equipo, firmado por todas las personas presentes.',
  checkFinished: 'Terminado',
  checkSignatures: 'Firmas',

  noteSubject: 'Albarán {number}: {project}',
  noteIntro: 'Adjuntamos el albarán {number} del trabajo de nuestro equipo.',
  noteProject: 'Proyecto',
  noteCrew: 'Equipo',
  noteDate: 'Fecha',
  noteHours: 'Horas',
  noteSigned: 'Firmadas por {name}, {at}',
  noteRefused: 'No aceptadas por {name}, {at}: «{reason}»',
  noteOpen: 'Todavía sin firmar',
  noteWrong: '¿Hay algo que no está bien? Basta con responder a este correo.',
}
