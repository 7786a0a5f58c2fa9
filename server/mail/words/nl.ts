import type { MailWords } from './en.ts'

export const nl: MailWords = {
  hello: 'Hallo {name},',
  helloYou: 'Hallo,',
  regards: 'Hartelijke groet',
  questions: 'Vragen? We helpen graag: {contact}',
  address: 'Doet de knop niets? Kopieer dan dit adres naar je browser:',
  once: 'De link werkt één keer, tot {until}.',

  forgottenSubject: 'Kies een nieuw wachtwoord',
  forgottenIntro: 'je hebt een nieuw wachtwoord aangevraagd voor je login {login} bij {agency}. Kies het hier:',
  forgottenButton: 'Nieuw wachtwoord kiezen',
  forgottenNotYou:
    'Heb je dit niet aangevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is, en zonder deze mail kan niemand het wijzigen.',

  renewSubject: 'Vernieuw je wachtwoord',
  renewIntro: 'het is tijd voor een nieuw wachtwoord voor je login {login} bij {agency}. Kies het hier:',
  renewButton: 'Nieuw wachtwoord kiezen',
  renewNotYou:
    'Heb je dit niet aangevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is, en zonder deze mail kan niemand het wijzigen.',

  welcomeSubject: 'Welkom bij {agency}',
  welcomeIntro:
    '{agency} heeft een login voor je gemaakt: {login}. Kies een wachtwoord en je hebt je klussen, tijden en documenten bij de hand.',
  welcomeButton: 'Wachtwoord kiezen',
  welcomeNotYou:
    'Ken je {agency} niet, of verwachtte je geen mail van ons? Dan kun je deze mail negeren: zonder wachtwoord kan niemand de login gebruiken.',

  cannotComeSubject: '{person} kan niet komen: {project}',
  cannotComeIntro: '{person} kan niet naar deze klus komen:',
  cannotComeJob: 'Functie',
  cannotComePlace: 'Plaats',
  cannotComePhone: 'Telefoon',
  cannotComeReason: 'Reden',
  cannotComeButton: 'Crew openen',

  calendarWithdrawnSubject: '“{name}” is ingetrokken: geen agenda las het adres',
  calendarWithdrawnIntro:
    'geen agenda heeft je adres “{name}” de afgelopen 90 dagen gelezen, daarom is het ingetrokken. Wie het nog heeft, leest er niets meer mee.',
  calendarWithdrawnAgain: 'Mis je je diensten in een agenda? Voeg in je profiel een nieuw adres toe.',
  calendarWithdrawnButton: 'Profiel openen',

  vacationApprovedSubject: 'Je vakantie is goedgekeurd: {days}',
  vacationDeclinedSubject: 'Je vakantie is afgewezen: {days}',
  vacationApprovedIntro: 'je vakantieaanvraag is goedgekeurd.',
  vacationDeclinedIntro: 'je vakantieaanvraag is afgewezen.',
  vacationDays: 'Dagen',
  vacationBy: 'Beantwoord door',
  vacationAnswer: 'Antwoord',
  vacationButton: 'Kalender openen',

  documentApprovedSubject: 'Goedgekeurd: {name}',
  documentDeclinedSubject: 'Niet goedgekeurd: {name}',
  documentApprovedIntro: 'wat je hebt geüpload is goedgekeurd en telt vanaf nu.',
  documentDeclinedIntro: 'wat je hebt geüpload is niet goedgekeurd. Upload het alsjeblieft nog een keer.',
  documentDecidedPicture: 'Je foto',
  documentDecidedName: 'Document',
  documentDecidedUntil: 'Geldig tot en met',
  documentDecidedReason: 'Waarom',
  documentDecidedBy: 'Beslist door',
  documentDecidedButton: 'Document openen',

  quotationSubject: 'Offerte {number}: {project}',
  quotationIntro:
    'bijgaand onze offerte {number}. U kunt die in uw project met uw handtekening aanvaarden, of afwijzen.',
  quotationTotal: 'Totaal, voor belasting',
  quotationValid: 'Geldig tot en met',
  quotationButton: 'Project openen',
  quotationAcceptedSubject: 'Offerte {number} is aanvaard: {project}',
  quotationAcceptedIntro: '{name} heeft offerte {number} namens de klant aanvaard. Het project is bevestigd.',
  quotationDeclinedSubject: 'Offerte {number} is afgewezen: {project}',
  quotationDeclinedIntro: '{name} heeft offerte {number} namens de klant afgewezen: “{reason}”',

  documentTurnSubject: 'Graag ondertekenen: {name}',
  documentTurnIntro: '{name} wacht op je handtekening.',
  documentAgainSubject: 'Herinnering, graag ondertekenen: {name}',
  documentAgainIntro: '{name} wacht nog steeds op je handtekening.',
  documentTurnOrder: 'Je bent aan de beurt: iedereen vóór je heeft ondertekend.',
  documentTurnButton: 'Document openen',
  documentTurnName: 'Document',
  documentTurnType: 'Soort',
  documentFinishedSubject: 'Door iedereen getekend: {name}',
  documentFinishedIntro: '{name} is door iedereen getekend.',
  documentFinishedNote: 'Het document draagt nu alle handtekeningen en zegt wie wanneer heeft getekend.',

  sheetSubject: 'Crewchef-blad: {project}',
  sheetIntro: '{name} heeft het crewchef-blad overgedragen. Het zit in de bijlage.',
  sheetVersion: 'Versie',
  sheetRemark: 'Opmerking',
  sheetButton: 'Project openen',

  formSubject: '{name}, ingeleverd',
  formIntro: 'bijgevoegd vind je het ingeleverde formulier, met het bewijs van de handtekening.',
  formName: 'Formulier',
  formHandedIn: 'Ingeleverd',
  checkSubject: 'Veiligheidscontrole: {project}',
  checkIntro: 'bijgevoegd vindt u de veiligheidscontrole van onze crew, getekend door iedereen die er was.',
  checkFinished: 'Afgerond',
  checkSignatures: 'Handtekeningen',

  noteSubject: 'Werkbon {number}: {project}',
  noteIntro: 'bijgevoegd vindt u werkbon {number} van het werk van onze crew.',
  noteProject: 'Project',
  noteCrew: 'Crew',
  noteDate: 'Datum',
  noteHours: 'Uren',
  noteSigned: 'Getekend door {name}, {at}',
  noteRefused: 'Niet akkoord: {name}, {at}: “{reason}”',
  noteOpen: 'Nog niet getekend',
  noteWrong: 'Klopt er iets niet? Beantwoord dan gewoon deze mail.',
}
