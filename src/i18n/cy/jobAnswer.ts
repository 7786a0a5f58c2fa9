import type en from '../en/jobAnswer.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Sifft i chi',
  titles: {
    open: '{{name}}, allwch chi ddod?',
    confirmed: '{{name}}, rydych chi arni',
    declined: '{{name}}, dywedoch na',
    over: '{{name}}, mae hyn wedi’i setlo',
  },
  yes: 'Ie, dof i',
  no: 'Na, ni allaf',
  said: {
    confirmed: 'Welwn ni chi yno. Os daw rhywbeth i’ch rhwystro, dywedwch wrthym yn yr ap.',
    declined: 'Diolch am ddweud wrthym. Os mai camgymeriad oedd hynny, ffoniwch y cynllunwyr.',
    over: 'Mae’n rhy hwyr i ateb yma, neu atebwyd yn wahanol. Mae’r ap yn dangos sut mae hi.',
  },
  back: 'Tynnu’n ôl',
  jobs: 'Agor fy swyddi',
  overtaken: 'Atebwyd yn wahanol yn y cyfamser, neu mae’r lleoedd wedi’u cymryd. Dyma sut mae hi nawr.',
  unreachable: 'Nid atebodd y gweinydd. Rhowch gynnig arall arni.',
  failed: 'Ni ellid llwytho hyn.',
  again: 'Rhoi cynnig arall',
  wrongTitle: 'Nid yw’r ddolen hon yn gweithio',
  wrong: 'Nid yw’n gyflawn, neu mae’r sifft wedi mynd. Mae’r hyn sydd wedi’i gynllunio i chi yn yr ap.',
} satisfies Translated<typeof en>
