import type { Translated } from '../translate.ts'
import type en from '../en/unsubscribe.ts'

export default {
  title: 'Dad-danysgrifio o e-byst',
  text: 'Ni fydd {{agency}} yn anfon e-byst atoch mwyach sydd ond yn dweud yr hyn y mae’r ap hefyd yn ei ddangos.',
  stays:
    'Daw’r hyn sydd ei angen o hyd: eich cyfrinair, dogfennau i’w llofnodi, papurau atoch a newidiadau ychydig cyn galwad.',
  confirm: 'Dad-danysgrifio',
  busy: 'Yn dad-danysgrifio …',
  doneTitle: 'Rydych wedi dad-danysgrifio',
  done: 'Ni chaiff {{address}} e-byst o’r fath mwyach.',
  alreadyTitle: 'Roeddech eisoes wedi dad-danysgrifio',
  already: 'Ni chaiff {{address}} e-byst o’r fath. Nid oes dim mwy i’w wneud.',
  again: 'Tanysgrifio eto',
  againTitle: 'Rydych wedi tanysgrifio eto',
  againText: 'Caiff {{address}} e-byst fel o’r blaen.',
  wrongTitle: 'Nid yw’r ddolen hon yn gweithio',
  wrong: 'Nid yw’n gyflawn, neu cafodd e-byst eu troi ymlaen eto ers hynny. Gallwch eu diffodd yn eich proffil.',
  profile: 'Agor y proffil',
  failed: 'Ni atebodd y gweinydd. Rhowch gynnig arall arni.',
} satisfies Translated<typeof en>
