import type en from '../en/password.ts'
import type { Translated } from '../translate.ts'

export default {
  title: {
    forgotten: 'Contraseña olvidada',
    renew: 'Renovar contraseña',
    link: 'Contraseña nueva',
    welcome: 'Te damos la bienvenida',
  },
  ask: {
    forgotten:
      '¿No recuerdas tu contraseña? Escribe tu usuario y te enviaremos un enlace para poner una nueva. Hasta entonces no cambia nada.',
    renew:
      '¿Sabes tu contraseña, pero es antigua o alguien puede haberla visto? Escribe tu usuario y te enviaremos un enlace para cambiarla. Los demás dispositivos se desconectarán.',
    submit: 'Enviar el enlace',
    submitting: 'Enviando',
    limited: 'Demasiadas solicitudes. Podrás volver a pedirlo a las {{time}}.',
    backToLogin: 'Volver al inicio de sesión',
  },
  asked: {
    title: 'Mira tu correo',
    text: 'Si este usuario existe, un correo con un enlace está en camino. El enlace sirve durante una hora.',
    nothing: '¿No ha llegado tras unos minutos? Mira en la carpeta de spam, revisa el usuario o vuelve a pedirlo.',
    again: 'Pedirlo de nuevo',
  },
  link: {
    title: 'Elige una contraseña nueva',
    text: 'Para tu usuario {{login}} en {{agency}}. Se cerrará tu sesión en todos los demás dispositivos.',
    welcome: 'Te damos la bienvenida, {{name}}',
    welcomeText:
      '{{agency}} te ha creado un usuario: {{login}}. Elige una contraseña y tendrás a mano tus trabajos, tus horas y tus documentos.',
    field: 'Contraseña nueva',
    submit: 'Guardar contraseña',
    submitting: 'Guardando',
    refused: 'Mucha gente usa esta contraseña y es de las primeras que se prueban. Elige otra.',
    limited: 'Demasiados intentos. Podrás volver a intentarlo a las {{time}}.',
  },
  rule: {
    longEnough: 'Al menos 10 caracteres',
    notLogin: 'Distinta de tu usuario',
    notTooLong: 'Como máximo 200 caracteres',
    met: 'se cumple',
    open: 'aún no se cumple',
  },
  broken: {
    longEnough: 'Usa al menos 10 caracteres.',
    notLogin: 'Elige algo distinto de tu usuario.',
    notTooLong: 'Usa como máximo 200 caracteres.',
  },
  invalid: {
    title: 'Este enlace ya no sirve',
    text: 'Ya se ha usado o ha caducado. Pide uno nuevo: te llegará por correo.',
    ask: 'Pedir un enlace nuevo',
  },
  perhaps: {
    title: 'Puede que tu contraseña ya esté guardada',
    text: 'La conexión se cortó al guardarla y, desde entonces, el enlace ya se ha usado. Prueba a iniciar sesión con la contraseña nueva; si no funciona, pide un enlace nuevo.',
  },
  saved: {
    note: 'Tu contraseña nueva está guardada. Inicia sesión con ella.',
    title: 'La contraseña está guardada',
    others: 'Es la del usuario {{login}}. En este dispositivo sigue abierta la sesión de {{name}}.',
    somebody: 'Es la del usuario {{login}}. En este dispositivo sigue abierta la sesión de otra persona.',
    switch: 'Para entrar aquí con el usuario nuevo, cierra antes esa sesión.',
    goOn: 'Continuar como {{name}}',
    goOnSomebody: 'Continuar',
  },
} satisfies Translated<typeof en>
