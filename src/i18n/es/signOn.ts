export default {
  way: 'Entrar con {{name}}',
  failed: {
    openId: 'No se ha podido entrar con {{name}}. Inténtalo de nuevo o entra con tu contraseña.',
    openIdUnknown:
      '{{name}} te conoce, pero ningún acceso de planificación u oficina tiene aquí tu dirección. Entra con tu contraseña o pregunta a tu oficina.',
    openIdRefused:
      'Este inicio de sesión ha tardado demasiado, ya se ha usado o empezó en otro navegador. Empieza de nuevo.',
  },
}
