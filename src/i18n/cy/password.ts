import type en from '../en/password.ts'
import type { Translated } from '../translate.ts'

export default {
  title: {
    forgotten: 'Wedi anghofio’r cyfrinair',
    renew: 'Adnewyddu’r cyfrinair',
    link: 'Cyfrinair newydd',
    welcome: 'Croeso',
  },
  ask: {
    forgotten:
      'Wedi anghofio’ch cyfrinair? Rhowch eich mewngofnod ac fe anfonwn ddolen i osod un newydd. Tan hynny does dim yn newid.',
    renew:
      'Rydych yn gwybod eich cyfrinair, ond mae’n hen neu efallai fod rhywun wedi’i weld? Rhowch eich mewngofnod ac fe anfonwn ddolen i’w newid. Bydd pob dyfais arall yn cael ei hallgofnodi.',
    submit: 'Anfon y ddolen',
    submitting: 'Wrthi’n anfon',
    limited: 'Gormod o geisiadau. Gallwch ofyn eto am {{time}}.',
    backToLogin: 'Yn ôl i fewngofnodi',
  },
  asked: {
    title: 'Edrychwch yn eich e-bost',
    text: 'Os yw’r enw defnyddiwr hwn yn bod, mae e-bost gyda dolen ar ei ffordd. Mae’r ddolen yn gweithio am awr.',
    nothing:
      'Dim byd yno ar ôl ychydig funudau? Edrychwch yn y ffolder sbam, gwiriwch yr enw defnyddiwr, neu gofynnwch eto.',
    again: 'Gofyn eto',
  },
  link: {
    title: 'Gosodwch gyfrinair newydd',
    text: 'Ar gyfer eich enw defnyddiwr {{login}} gyda {{agency}}. Cewch eich allgofnodi ar bob dyfais arall.',
    welcome: 'Croeso, {{name}}',
    welcomeText:
      'Mae {{agency}} wedi creu enw defnyddiwr i chi: {{login}}. Dewiswch gyfrinair, a bydd eich swyddi, eich oriau a’ch dogfennau wrth law.',
    field: 'Cyfrinair newydd',
    submit: 'Cadw’r cyfrinair',
    submitting: 'Wrthi’n cadw',
    refused: 'Mae llawer o bobl yn defnyddio’r cyfrinair hwn, felly caiff ei ddyfalu’n gyntaf. Dewiswch un arall.',
    limited: 'Gormod o ymdrechion. Gallwch geisio eto am {{time}}.',
  },
  rule: {
    longEnough: 'O leiaf 10 nod',
    notLogin: 'Nid eich enw defnyddiwr',
    notTooLong: 'Dim mwy na 200 nod',
    met: 'wedi’i fodloni',
    open: 'heb ei fodloni eto',
  },
  broken: {
    longEnough: 'Defnyddiwch o leiaf 10 nod.',
    notLogin: 'Dewiswch rywbeth heblaw eich enw defnyddiwr.',
    notTooLong: 'Defnyddiwch ddim mwy na 200 nod.',
  },
  invalid: {
    title: 'Nid yw’r ddolen hon yn gweithio mwyach',
    text: 'Mae wedi’i defnyddio eisoes, neu mae ei hamser ar ben. Gofynnwch am un newydd: fe ddaw drwy e-bost.',
    ask: 'Gofyn am ddolen newydd',
  },
  perhaps: {
    title: 'Efallai fod eich cyfrinair wedi’i gadw eisoes',
    text: 'Torrodd y cysylltiad wrth ei gadw, ac mae’r ddolen wedi’i defnyddio ers hynny. Ceisiwch fewngofnodi gyda’r cyfrinair newydd; os na fydd hynny’n gweithio, gofynnwch am ddolen newydd.',
  },
  saved: {
    note: 'Mae eich cyfrinair newydd wedi’i gadw. Mewngofnodwch ag ef.',
    title: 'Mae’r cyfrinair wedi’i gadw',
    others: 'Cyfrinair yr enw defnyddiwr {{login}} yw hwn. Mae {{name}} yn dal wedi mewngofnodi ar y ddyfais hon.',
    somebody:
      'Cyfrinair yr enw defnyddiwr {{login}} yw hwn. Mae rhywun arall yn dal wedi mewngofnodi ar y ddyfais hon.',
    switch: 'I ddefnyddio’r enw defnyddiwr newydd yma, allgofnodwch yn gyntaf.',
    goOn: 'Ymlaen fel {{name}}',
    goOnSomebody: 'Ymlaen',
  },
} satisfies Translated<typeof en>
