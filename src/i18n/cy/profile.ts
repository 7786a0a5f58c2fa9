import type en from '../en/profile.ts'
import type { Translated } from '../translate.ts'

export default {
  you: 'Ti',
  logins: {
    crew: 'Criw',
    clients: 'Cleient',
    planners: 'Cynllunio',
    office: 'Swyddfa',
  },
  byAccountant: 'Dim ond yr adran gyfrifon all newid data eich proffil.',
  settings: 'Ar y ddyfais hon',
  language: 'Iaith',
  scheme: 'Lliwiau',
  pin: {
    title: 'PIN y ciosg',
    about: 'Pedwar digid i gofrestru ar dabled ar y safle.',
    required: 'Mae dy asiantaeth yn gofyn amdano wrth y ciosg.',
    notRequired: 'Nid yw dy asiantaeth yn gofyn amdano ar hyn o bryd.',
    set: 'Mae dy PIN wedi’i osod.',
    missing: 'Nid oes gen ti PIN eto.',
    choose: 'Gosod PIN',
    change: 'Newid PIN',
    next: 'PIN newydd',
    nextHint: 'Pedwar digid; nid blwyddyn dy eni',
    again: 'PIN newydd eto',
    show: 'Dangos PIN',
    hide: 'Cuddio PIN',
    four: 'Pedwar digid, os gweli di’n dda.',
    differs: 'Mae’r ddau PIN yn wahanol.',
    save: 'Cadw',
    saved: 'Mae dy PIN wedi’i osod.',
  },
} satisfies Translated<typeof en>
