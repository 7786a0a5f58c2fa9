import type { Translated } from '../translate.ts'
import type en from '../en/unsubscribe.ts'

export default {
  title: 'Afmelden voor e-mails',
  text: '{{agency}} stuurt je dan geen e-mails meer die alleen zeggen wat de app ook toont.',
  stays:
    'Wat je nodig hebt blijft komen: je wachtwoord, documenten om te tekenen, papieren aan jou en wijzigingen kort voor een inzet.',
  confirm: 'Afmelden',
  busy: 'Bezig met afmelden …',
  doneTitle: 'Je bent afgemeld',
  done: '{{address}} krijgt zulke e-mails niet meer.',
  alreadyTitle: 'Je was al afgemeld',
  already: '{{address}} krijgt zulke e-mails niet. Meer is er niet te doen.',
  again: 'Weer aanmelden',
  againTitle: 'Je bent weer aangemeld',
  againText: '{{address}} krijgt e-mails zoals voorheen.',
  wrongTitle: 'Deze link werkt niet',
  wrong: 'Hij is niet volledig, of de e-mails zijn sindsdien weer aangezet. In je profiel kun je ze uitzetten.',
  profile: 'Profiel openen',
  failed: 'De server antwoordde niet. Probeer het nog eens.',
} satisfies Translated<typeof en>
