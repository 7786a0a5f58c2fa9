import type { MailWords } from './en.ts'

export const de: MailWords = {
  hello: 'Hallo {name},',
  helloYou: 'Hallo,',
  regards: 'Viele Grüße',
  questions: 'Fragen? Wir helfen gern: {contact}',
  address: 'Wenn der Knopf nichts tut, kopiere diese Adresse in deinen Browser:',
  once: 'Der Link gilt einmal, bis {until}.',

  forgottenSubject: 'Neues Passwort festlegen',
  forgottenIntro:
    'du hast für deinen Login {login} bei {agency} ein neues Passwort angefordert. Hier legst du es fest:',
  forgottenButton: 'Neues Passwort festlegen',
  forgottenNotYou:
    'Du hast das nicht angefordert? Dann musst du nichts tun: Dein Passwort bleibt, wie es ist, und ohne diese E-Mail kann es niemand ändern.',

  renewSubject: 'Passwort erneuern',
  renewIntro: 'es ist Zeit für ein neues Passwort für deinen Login {login} bei {agency}. Wähl es hier:',
  renewButton: 'Neues Passwort wählen',
  renewNotYou:
    'Du hast das nicht angefordert? Dann musst du nichts tun: Dein Passwort bleibt, wie es ist, und ohne diese E-Mail kann es niemand ändern.',

  welcomeSubject: 'Willkommen bei {agency}',
  welcomeIntro:
    '{agency} hat einen Login für dich angelegt: {login}. Wähl ein Passwort, und du hast deine Jobs, Zeiten und Dokumente zur Hand.',
  welcomeButton: 'Passwort wählen',
  welcomeNotYou:
    'Du kennst {agency} nicht oder hast keine E-Mail von uns erwartet? Dann ignorier sie einfach: Ohne Passwort lässt sich der Login nicht benutzen.',

  cannotComeSubject: '{person} kann nicht kommen: {project}',
  cannotComeIntro: '{person} kann zu diesem Job nicht kommen:',
  cannotComeJob: 'Funktion',
  cannotComePlace: 'Ort',
  cannotComePhone: 'Telefon',
  cannotComeReason: 'Grund',
  cannotComeButton: 'Crew öffnen',

  calendarWithdrawnSubject: '„{name}“ ist zurückgezogen: Kein Kalender hat die Adresse gelesen',
  calendarWithdrawnIntro:
    'seit 90 Tagen hat kein Kalender deine Adresse „{name}“ gelesen, deshalb ist sie zurückgezogen. Wer sie noch hat, liest damit nichts mehr.',
  calendarWithdrawnAgain: 'Dir fehlen deine Schichten in einem Kalender? Leg in deinem Profil eine neue Adresse an.',
  calendarWithdrawnButton: 'Profil öffnen',

  vacationApprovedSubject: 'Dein Urlaub ist genehmigt: {days}',
  vacationDeclinedSubject: 'Dein Urlaub ist abgelehnt: {days}',
  vacationApprovedIntro: 'dein Urlaubsantrag ist genehmigt.',
  vacationDeclinedIntro: 'dein Urlaubsantrag ist abgelehnt.',
  vacationDays: 'Tage',
  vacationBy: 'Beantwortet von',
  vacationAnswer: 'Antwort',
  vacationButton: 'Kalender öffnen',

  documentApprovedSubject: 'Genehmigt: {name}',
  documentDeclinedSubject: 'Nicht genehmigt: {name}',
  documentApprovedIntro: 'was du hochgeladen hast, ist genehmigt und gilt ab jetzt.',
  documentDeclinedIntro: 'was du hochgeladen hast, ist nicht genehmigt. Bitte lad es noch einmal hoch.',
  documentDecidedPicture: 'Dein Bild',
  documentDecidedName: 'Dokument',
  documentDecidedUntil: 'Gültig bis',
  documentDecidedReason: 'Warum',
  documentDecidedBy: 'Entschieden von',
  documentDecidedButton: 'Dokument öffnen',

  invoiceSubject: 'Rechnung {number}',
  invoiceIntro: 'anbei unsere Rechnung {number}.',
  invoiceReference: 'Ihre Referenz',
  invoiceTotal: 'Gesamtbetrag',
  invoiceDue: 'Fällig',
  invoiceButton: 'Rechnung öffnen',
  quotationSubject: 'Angebot {number}: {project}',
  quotationIntro:
    'anbei unser Angebot {number}. Sie können es in Ihrem Projekt mit Ihrer Unterschrift annehmen oder ablehnen.',
  quotationTotal: 'Summe vor Steuer',
  quotationValid: 'Gültig bis',
  quotationButton: 'Projekt öffnen',
  quotationAcceptedSubject: 'Angebot {number} ist angenommen: {project}',
  quotationAcceptedIntro: '{name} hat das Angebot {number} für den Kunden angenommen. Das Projekt ist bestätigt.',
  quotationDeclinedSubject: 'Angebot {number} ist abgelehnt: {project}',
  quotationDeclinedIntro: '{name} hat das Angebot {number} für den Kunden abgelehnt: „{reason}“',

  documentTurnSubject: 'Bitte unterschreiben: {name}',
  documentTurnIntro: '{name} wartet auf deine Unterschrift.',
  documentAgainSubject: 'Erinnerung, bitte unterschreiben: {name}',
  documentAgainIntro: '{name} wartet noch immer auf deine Unterschrift.',
  documentTurnOrder: 'Du bist an der Reihe: Alle vor dir haben unterschrieben.',
  documentTurnButton: 'Dokument öffnen',
  documentTurnName: 'Dokument',
  documentTurnType: 'Art',
  documentFinishedSubject: 'Von allen unterschrieben: {name}',
  documentFinishedIntro: '{name} ist von allen unterschrieben.',
  documentFinishedNote: 'Das fertige Papier trägt alle Unterschriften und sagt, wer wann unterschrieben hat.',

  sheetSubject: 'Crewchef-Bogen: {project}',
  sheetIntro: '{name} hat den Crewchef-Bogen übergeben. Er hängt an.',
  sheetVersion: 'Fassung',
  sheetRemark: 'Bemerkung',
  sheetButton: 'Projekt öffnen',

  formSubject: '{name}, abgegeben',
  formIntro: 'anbei das abgegebene Formular mit dem Nachweis der Unterschrift.',
  formName: 'Formular',
  formHandedIn: 'Abgegeben',
  checkSubject: 'Sicherheitscheck: {project}',
  checkIntro: 'anbei der Sicherheitscheck unserer Crew, unterschrieben von allen, die da waren.',
  checkFinished: 'Abgeschlossen',
  checkSignatures: 'Unterschriften',

  noteSubject: 'Lieferschein {number}: {project}',
  noteIntro: 'anbei der Lieferschein {number} über die Arbeit unserer Crew.',
  noteProject: 'Projekt',
  noteCrew: 'Crew',
  noteDate: 'Datum',
  noteHours: 'Stunden',
  noteSigned: 'Unterschrieben von {name}, {at}',
  noteRefused: 'Nicht anerkannt von {name}, {at}: „{reason}“',
  noteOpen: 'Noch nicht unterschrieben',
  noteWrong: 'Stimmt etwas nicht? Antworten Sie einfach auf diese E-Mail.',
}
