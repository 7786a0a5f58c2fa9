import type en from '../en/jobAnswer.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Eine Schicht für dich',
  titles: {
    open: '{{name}}, kannst du kommen?',
    confirmed: '{{name}}, du bist dabei',
    declined: '{{name}}, du hast abgesagt',
    over: '{{name}}, das ist geklärt',
  },
  yes: 'Ja, ich komme',
  no: 'Nein, ich kann nicht',
  said: {
    confirmed: 'Bis dann. Wenn etwas dazwischenkommt, sag es uns in der App.',
    declined: 'Danke, dass du Bescheid gibst. War es ein Versehen, ruf die Dispo an.',
    over: 'Hier lässt sich nichts mehr sagen: Es ist zu spät, oder es wurde anders geantwortet. Die App zeigt, wie es steht.',
  },
  back: 'Zurücknehmen',
  jobs: 'Meine Jobs öffnen',
  overtaken: 'Inzwischen wurde anders geantwortet, oder die Plätze sind vergeben. So steht es jetzt.',
  unreachable: 'Der Server hat nicht geantwortet. Bitte versuche es noch einmal.',
  failed: 'Das konnte nicht geladen werden.',
  again: 'Noch einmal',
  wrongTitle: 'Dieser Link funktioniert nicht',
  wrong: 'Er ist nicht vollständig, oder die Schicht gibt es nicht mehr. Was für dich geplant ist, steht in der App.',
} satisfies Translated<typeof en>
