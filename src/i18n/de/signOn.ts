export default {
  way: 'Mit {{name}} anmelden',
  failed: {
    openId: 'Die Anmeldung mit {{name}} hat nicht geklappt. Versuch es noch einmal oder melde dich mit Passwort an.',
    openIdUnknown:
      '{{name}} kennt dich, aber kein Login von Dispo oder Büro hat hier deine Adresse. Melde dich mit Passwort an oder frag euer Büro.',
    openIdRefused:
      'Diese Anmeldung hat zu lange gedauert, wurde schon verwendet oder in einem anderen Browser begonnen. Fang noch einmal an.',
  },
}
