export default {
  way: 'Aanmelden met {{name}}',
  failed: {
    openId: 'Aanmelden met {{name}} is niet gelukt. Probeer het opnieuw of meld je aan met je wachtwoord.',
    openIdUnknown:
      '{{name}} kent je, maar geen login van planning of kantoor heeft hier jouw adres. Meld je aan met je wachtwoord of vraag je kantoor.',
    openIdRefused: 'Deze aanmelding duurde te lang, is al gebruikt of begon in een andere browser. Begin opnieuw.',
  },
}
