import type { LoginType } from '../../../openapi/access.ts'
import type { faqScreens } from '../../../openapi/faq.ts'

export interface DemoQuestion {
  topics: readonly string[]
  /** Absent: everybody. */
  for?: readonly LoginType[]
  tags: readonly string[]
  screen?: (typeof faqScreens)[number]
  en: readonly [question: string, answer: string]
  de: readonly [question: string, answer: string]
}

const crew = ['crew'] as const

/** What is asked at an agency, and what it answers. */
export const questions: readonly DemoQuestion[] = [
  {
    topics: ['checkIn', 'app'],
    for: crew,
    tags: ['Check-in', 'Offline'],
    screen: 'jobs',
    en: [
      'How do I check in without network?',
      'Tap **Check in** as always. The time is saved on your phone and goes out by itself; the line below shows Saved, Sending, Received.',
    ],
    de: [
      'Wie checke ich ohne Netz ein?',
      'Tippe wie immer auf **Check-in**. Die Zeit ist auf deinem Telefon gespeichert und geht von selbst hinaus; die Zeile darunter zeigt Gespeichert, Wird gesendet, Angekommen.',
    ],
  },
  {
    topics: ['checkIn'],
    for: crew,
    tags: ['Late'],
    screen: 'jobs',
    en: [
      'I was late. Which time counts?',
      'The time you checked in.\n- Your crew chief sees it at once\n- Was it your phone and not you? Tell your chief, who enters when you came',
    ],
    de: [
      'Ich war zu spät. Welche Zeit zählt?',
      'Die Zeit deines Check-ins.\n- Dein Crew-Chief sieht sie sofort\n- Lag es am Telefon und nicht an dir? Sag es deinem Crew-Chief, er trägt ein, wann du kamst',
    ],
  },
  {
    topics: ['checkIn'],
    for: crew,
    tags: ['Location'],
    en: [
      'Why am I outside the circle?',
      'Your phone says where it is, in a hall often a street too far. Choose a reason and check in: it never stops you, your chief only sees that you were outside.',
    ],
    de: [
      'Warum bin ich außerhalb des Kreises?',
      'Dein Telefon sagt, wo es ist, in einer Halle oft eine Straße zu weit. Wähle einen Grund und checke ein: Es hält dich nie auf, dein Crew-Chief sieht nur, dass du außerhalb warst.',
    ],
  },
  {
    topics: ['checkIn'],
    for: crew,
    tags: ['Kiosk', 'PIN'],
    screen: 'profile',
    en: [
      'How do I check in at the tablet by the door?',
      'Tap your face, type your PIN, done. The PIN is yours: set it on your profile. Forgotten? Your crew chief resets it.',
    ],
    de: [
      'Wie checke ich am Tablet an der Tür ein?',
      'Tippe auf dein Gesicht, gib deine PIN ein, fertig. Die PIN gehört dir: Lege sie im Profil fest. Vergessen? Dein Crew-Chief setzt sie zurück.',
    ],
  },
  {
    topics: ['jobs'],
    for: crew,
    tags: ['Confirm'],
    screen: 'jobs',
    en: [
      'Can I take a confirmed job back?',
      'For five seconds with **Undo**. After that open the job and choose **I can’t come**: planning and your chief are told at once.',
    ],
    de: [
      'Kann ich eine Zusage zurücknehmen?',
      'Fünf Sekunden lang mit **Rückgängig**. Danach öffne den Job und wähle **Ich kann nicht**: Dispo und Crew-Chief erfahren es sofort.',
    ],
  },
  {
    topics: ['jobs'],
    for: crew,
    tags: ['Apply'],
    screen: 'vacancies',
    en: [
      'Where do I find jobs that are open?',
      'Under **Vacancies**, by day. What speaks for and against each stands beside it; one tap applies, another takes it back.',
    ],
    de: [
      'Wo finde ich offene Jobs?',
      'Unter **Offene Plätze**, nach Tagen. Was dafür und dagegen spricht, steht daneben; ein Tipp bewirbt dich, ein zweiter nimmt es zurück.',
    ],
  },
  {
    topics: ['calendar'],
    for: crew,
    tags: ['Vacation', 'Block'],
    screen: 'personalCalendar',
    en: [
      'How do I ask for vacation or keep a day free?',
      'In the **Calendar**, tap the day. A day you block is not offered to you; vacation is answered by planning within three days.',
    ],
    de: [
      'Wie beantrage ich Urlaub oder halte einen Tag frei?',
      'Tippe im **Kalender** auf den Tag. An einem gesperrten Tag wird dir nichts angeboten; Urlaub beantwortet die Dispo binnen drei Tagen.',
    ],
  },
  {
    topics: ['calendar', 'app'],
    for: crew,
    tags: ['Calendar'],
    screen: 'personalCalendar',
    en: [
      'Can my own calendar show my shifts?',
      'Yes: in the **Calendar**, choose **In another calendar** and give its address to your phone. Keep it to yourself, whoever has it reads your shifts.',
    ],
    de: [
      'Kann mein eigener Kalender meine Schichten zeigen?',
      'Ja: Wähle im **Kalender** **In einem anderen Kalender** und gib die Adresse deinem Telefon. Behalte sie für dich, wer sie hat, liest deine Schichten.',
    ],
  },
  {
    topics: ['documents'],
    for: crew,
    tags: ['Certificate'],
    screen: 'mobileDocuments',
    en: [
      'My licence has been renewed. What do I do?',
      'Open it among your papers and photograph the new one. It is **in review** until the office has looked at it; the old one counts meanwhile.',
    ],
    de: [
      'Mein Schein wurde verlängert. Was tun?',
      'Öffne ihn bei deinen Papieren und fotografiere den neuen. Er ist **in Prüfung**, bis das Büro ihn angesehen hat; solange zählt der alte.',
    ],
  },
  {
    topics: ['documents'],
    for: crew,
    tags: ['Picture'],
    screen: 'profile',
    en: [
      'What does “in review” mean on my picture?',
      'Somebody at the office looks at it first. Until then others see the one before.',
    ],
    de: ['Was heißt „in Prüfung“ bei meinem Bild?', 'Das Büro sieht es sich erst an. Bis dahin sehen andere das alte.'],
  },
  {
    topics: ['payroll'],
    for: crew,
    tags: ['Pay'],
    screen: 'payrolls',
    en: [
      'An amount is wrong. What now?',
      'Open it under **Payrolls**, choose **Decline** and say what is wrong. The accountants answer by the next day; the answer stands at the amount.',
    ],
    de: [
      'Ein Betrag stimmt nicht. Was jetzt?',
      'Öffne ihn unter **Abrechnungen**, wähle **Ablehnen** und sag, was nicht stimmt. Die Buchhaltung antwortet bis zum nächsten Tag; die Antwort steht beim Betrag.',
    ],
  },
  {
    topics: ['payroll'],
    for: crew,
    tags: ['Signature'],
    screen: 'payrolls',
    en: [
      'Why is a shift not on my payroll yet?',
      'It waits for the client’s signature. Is there none after three days, it is paid on your chief’s word.',
    ],
    de: [
      'Warum fehlt eine Schicht in der Abrechnung?',
      'Sie wartet auf die Unterschrift des Kunden. Fehlt sie nach drei Tagen, wird nach dem Wort deines Crew-Chiefs bezahlt.',
    ],
  },
  {
    topics: ['app'],
    tags: ['Phone', 'Privacy'],
    en: [
      'Who sees my phone number?',
      'Your crew chief and planning. Colleagues on the same crew see your name and face.',
    ],
    de: [
      'Wer sieht meine Telefonnummer?',
      'Dein Crew-Chief und die Dispo. Kolleginnen und Kollegen derselben Crew sehen Namen und Gesicht.',
    ],
  },
  {
    topics: ['app'],
    tags: ['Password', 'Login'],
    en: [
      'I forgot my password.',
      'Choose **Forgotten password?** on the login page. The link we mail you works once and for one hour.',
    ],
    de: [
      'Ich habe mein Passwort vergessen.',
      'Wähle **Passwort vergessen?** auf der Login-Seite. Der Link in der E-Mail gilt einmal und eine Stunde lang.',
    ],
  },
  {
    topics: ['planning'],
    for: ['clients'],
    tags: ['Request'],
    screen: 'projects',
    en: [
      'How do I ask for more people?',
      'Open your project and choose **Ask for more**. Planning answers there; until then you can take it back.',
    ],
    de: [
      'Wie bitte ich um mehr Leute?',
      'Öffne dein Projekt und wähle **Mehr anfragen**. Die Dispo antwortet dort; bis dahin kannst du es zurücknehmen.',
    ],
  },
  {
    topics: ['planning'],
    for: ['clients'],
    tags: ['Link', 'Visitor'],
    screen: 'projects',
    en: [
      'Can my stage manager look without a login?',
      'Yes: ask planning for the visitor link of your project. It shows the project, its crews and their chief, and nothing else.',
    ],
    de: [
      'Kann meine Stage-Managerin ohne Login hineinsehen?',
      'Ja: Bitte die Dispo um den Besuchslink deines Projekts. Er zeigt das Projekt, seine Crews und deren Crew-Chief, sonst nichts.',
    ],
  },
  {
    topics: ['invoices'],
    for: ['clients', 'office'],
    tags: ['Invoice', 'Hours'],
    screen: 'invoices',
    en: [
      'Which hours are on an invoice?',
      'Those you signed, shift by shift. Each line opens to its people and to the delivery note behind it.',
    ],
    de: [
      'Welche Stunden stehen auf einer Rechnung?',
      'Die unterschriebenen, Schicht für Schicht. Jede Zeile führt zu ihren Leuten und zum Lieferschein dahinter.',
    ],
  },
  {
    topics: ['planning'],
    for: ['planners'],
    tags: ['Proposal'],
    screen: 'planningCalendar',
    en: [
      'How do I fill a whole week at once?',
      'In the **Planning calendar**, choose **Fill** beside the open places. Nothing is written or sent before you accept it.',
    ],
    de: [
      'Wie besetze ich eine ganze Woche auf einmal?',
      'Wähle im **Dispo-Kalender** **Besetzen** neben den offenen Plätzen. Nichts wird geschrieben oder verschickt, bevor du annimmst.',
    ],
  },
  {
    topics: ['planning'],
    for: ['planners'],
    tags: ['Undo'],
    screen: 'projects',
    en: [
      'Who is told when I change a shift?',
      'Nobody before you save: the button says how many people hear of it, and for five seconds it is taken back.',
    ],
    de: [
      'Wer erfährt, wenn ich eine Schicht ändere?',
      'Niemand vor dem Speichern: Der Knopf sagt, wie viele es erfahren, und fünf Sekunden lang lässt es sich zurücknehmen.',
    ],
  },
]
