import type en from '../en/projectCosts.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Kosten',
  none: 'Er is nog niets gepland',
  noneText: 'Zodra er diensten met posities zijn, staat hier wat ze vragen en kosten.',
  crewAndPosition: 'Crew en positie',
  positionAndCrew: 'Positie en crew',
  by: { label: 'Hoe de kosten zijn samengesteld', crew: 'Per crew', position: 'Per positie' },
  paper: { calculation: 'Calculatie', sheet: 'XLSX', report: 'Rapport' },
  save: { calculation: 'Calculatie opslaan als PDF', report: 'Rapport van de uren opslaan als PDF' },
  saved: 'Succesvol gedownload.',
  people: 'Mensen',
  rate: 'Uurtarief',
  hours: '{{hours}} u',
  running: 'waarvan {{hours}} u lopend',
  over: '{{hours}} u boven plan',
  under: '{{hours}} u onder plan',
  notYet: 'nog niet',
  more: 'boven plan:',
  ofPlaces: '{{people}} van {{places}}',
  stage: { planned: 'Gepland', worked: 'Gewerkt', chargeable: 'Declarabel', invoiced: 'Gefactureerd' },
  crews: { one: 'Heel project, {{count}} crew', other: 'Heel project, {{count}} crews' },
  unpriced: {
    one: '{{count}} positie zonder tarief: die staat niet in deze sommen.',
    other: '{{count}} posities zonder tarief: die staan niet in deze sommen.',
  },
} satisfies Translated<typeof en>
