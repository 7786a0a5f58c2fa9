import type en from '../en/password.ts'
import type { Translated } from '../translate.ts'

export default {
  title: {
    forgotten: 'Wachtwoord vergeten',
    renew: 'Wachtwoord vernieuwen',
    link: 'Nieuw wachtwoord',
    welcome: 'Welkom',
  },
  ask: {
    forgotten:
      'Weet je je wachtwoord niet meer? Vul je login in, dan mailen we je een link om een nieuw in te stellen. Tot dan verandert er niets.',
    renew:
      'Weet je je wachtwoord, maar is het oud of heeft iemand het misschien gezien? Vul je login in, dan mailen we je een link om het te vervangen. Alle andere apparaten worden dan uitgelogd.',
    submit: 'Link versturen',
    submitting: 'Verzenden',
    limited: 'Te veel aanvragen. Vanaf {{time}} kun je het opnieuw vragen.',
    backToLogin: 'Terug naar inloggen',
  },
  asked: {
    title: 'Kijk in je mail',
    text: 'Als deze login bestaat, is er een mail met een link onderweg. De link werkt een uur.',
    nothing: 'Na een paar minuten nog niets? Kijk in je spammap, controleer de login of vraag het opnieuw.',
    again: 'Opnieuw vragen',
  },
  link: {
    title: 'Kies een nieuw wachtwoord',
    text: 'Voor je login {{login}} bij {{agency}}. Op alle andere apparaten word je uitgelogd.',
    welcome: 'Welkom, {{name}}',
    welcomeText:
      '{{agency}} heeft een login voor je gemaakt: {{login}}. Kies een wachtwoord en je hebt je klussen, tijden en documenten bij de hand.',
    field: 'Nieuw wachtwoord',
    submit: 'Wachtwoord opslaan',
    submitting: 'Bezig met opslaan',
    refused: 'Veel mensen gebruiken dit wachtwoord, dus het wordt het eerst geraden. Kies een ander.',
    limited: 'Te veel pogingen. Vanaf {{time}} kun je het opnieuw proberen.',
  },
  rule: {
    longEnough: 'Minstens 10 tekens',
    notLogin: 'Niet je login',
    notTooLong: 'Hoogstens 200 tekens',
    met: 'in orde',
    open: 'nog niet in orde',
  },
  broken: {
    longEnough: 'Gebruik minstens 10 tekens.',
    notLogin: 'Kies iets anders dan je login.',
    notTooLong: 'Gebruik hoogstens 200 tekens.',
  },
  invalid: {
    title: 'Deze link werkt niet meer',
    text: 'Hij is al gebruikt of verlopen. Vraag een nieuwe aan: die komt per mail.',
    ask: 'Nieuwe link aanvragen',
  },
  perhaps: {
    title: 'Je wachtwoord is misschien al opgeslagen',
    text: 'De verbinding viel weg tijdens het opslaan, en de link is intussen gebruikt. Probeer in te loggen met het nieuwe wachtwoord; lukt dat niet, vraag dan een nieuwe link aan.',
  },
  saved: {
    note: 'Je nieuwe wachtwoord is opgeslagen. Log ermee in.',
    title: 'Het wachtwoord is opgeslagen',
    others: 'Het hoort bij de login {{login}}. Op dit apparaat is {{name}} nog ingelogd.',
    somebody: 'Het hoort bij de login {{login}}. Op dit apparaat is nog iemand anders ingelogd.',
    switch: 'Wil je hier de nieuwe login gebruiken, log dan eerst uit.',
    goOn: 'Verder als {{name}}',
    goOnSomebody: 'Verder',
  },
} satisfies Translated<typeof en>
