import type en from '../en/passkeys.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Llaves de acceso',
  about:
    'Entra con el bloqueo de tu teléfono u ordenador: dedo, cara o PIN. No hay nada que recordar ni nada que revelar.',
  add: 'Añadir llave de acceso',
  name: 'Nombre',
  nameHint: 'Para reconocerla: teléfono, portátil del trabajo',
  nameMissing: 'Ponle un nombre.',
  password: 'Tu contraseña',
  passwordHint: 'Se pide otra vez, para que nadie más añada una.',
  passwordMissing: 'Escribe tu contraseña.',
  goOn: 'Continuar',
  made: 'La llave de acceso está lista.',
  none: 'Aún no hay ninguna llave de acceso.',
  used: 'Último uso: {{when}}',
  unused: 'Aún sin usar',
  elsewhere: 'Solo abre {{host}}',
  synced: 'En todos los dispositivos de su cuenta',
  remove: 'Quitar llave de acceso',
  removeOne: 'Quitar {{name}}',
  removeAsk: '¿Quitar «{{name}}»?',
  removeText: 'Deja de abrir al instante. Bórrala también en el dispositivo; si no, la seguirá ofreciendo.',
  removed: 'La llave de acceso se ha quitado.',
  logIn: 'Usar llave de acceso',
  loggingIn: 'Esperando a tu dispositivo',
  notice: {
    cancelled: 'El dispositivo no se desbloqueó. Inténtalo otra vez o usa tu contraseña.',
    hasOne: 'Este dispositivo ya tiene una llave de este acceso.',
    unusable: 'Este navegador no puede usar llaves de acceso aquí.',
    refused: 'Esta llave no abre nada aquí. Usa tu contraseña.',
    passwordWrong: 'La contraseña no es correcta.',
    full: 'Ya hay diez. Quita una primero.',
    limited: 'Demasiados intentos. Espera un cuarto de hora e inténtalo otra vez.',
    unreachable: 'El servidor no ha respondido. Comprueba la red e inténtalo de nuevo.',
  },
} satisfies Translated<typeof en>
