import type en from '../en/projectDocuments.ts'
import type { Translated } from '../translate.ts'

export default {
  papers: 'Papurau a chynlluniau',
  photos: 'Lluniau o’r gwaith',
  toLookAt: 'I’w gwirio',
  noneTitle: 'Ni chafwyd dogfennau.',
  none: 'Yma mae cynlluniau a phapurau am y prosiect.',
  noneYet: 'Bydd lluniau yma ar ôl i’r cynllunwyr eu gwirio.',
  add: 'Ychwanegu ffeiliau',
  addHint: 'PDF neu luniau, 25 MB yr un. Mae’r cleient yn eu gweld ar unwaith.',
  going: {
    zero: 'Mae {{count}} ffeil ar eu ffordd.',
    one: 'Mae {{count}} ffeil ar ei ffordd.',
    two: 'Mae {{count}} ffeil ar eu ffordd.',
    few: 'Mae {{count}} ffeil ar eu ffordd.',
    many: 'Mae {{count}} ffeil ar eu ffordd.',
    other: 'Mae {{count}} ffeil ar eu ffordd.',
  },
  refused: 'Ni dderbyniwyd ffeil.',
  signedOf: '{{signed}} o {{of}} wedi llofnodi',
  signed: 'Llofnodwyd',
  download: 'Lawrlwytho {{name}}',
  half: 'Ffeiliau neu bobl',
  files: 'Ffeiliau',
  proofs: 'Gan bwy mae beth',
  isDownloaded: 'Lawrlwythwyd.',
} satisfies Translated<typeof en>
