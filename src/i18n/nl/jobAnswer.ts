import type en from '../en/jobAnswer.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Een dienst voor jou',
  titles: {
    open: '{{name}}, kun je komen?',
    confirmed: '{{name}}, je bent erbij',
    declined: '{{name}}, je hebt nee gezegd',
    over: '{{name}}, dit is geregeld',
  },
  yes: 'Ja, ik kom',
  no: 'Nee, ik kan niet',
  said: {
    confirmed: 'Tot dan. Komt er iets tussen, zeg het ons in de app.',
    declined: 'Bedankt dat je het laat weten. Was het een vergissing, bel dan de planning.',
    over: 'Hier kan niet meer worden geantwoord: het is te laat, of er is anders geantwoord. De app laat zien hoe het staat.',
  },
  back: 'Terugnemen',
  jobs: 'Mijn klussen openen',
  overtaken: 'Intussen is er anders geantwoord, of de plaatsen zijn bezet. Zo staat het nu.',
  unreachable: 'De server heeft niet geantwoord. Probeer het nog eens.',
  failed: 'Dit kon niet worden geladen.',
  again: 'Opnieuw proberen',
  wrongTitle: 'Deze link werkt niet',
  wrong: 'Hij is niet volledig, of de dienst is er niet meer. Wat voor jou gepland is, staat in de app.',
} satisfies Translated<typeof en>
