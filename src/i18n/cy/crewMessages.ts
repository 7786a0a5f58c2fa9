import type en from '../en/crewMessages.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Geiriau i’r criw',
  write: 'Ysgrifennu at y criw',
  to: 'At',
  audiences: { all: 'Pawb', late: 'Pwy sy’n hwyr', onSite: 'Pwy sydd yno' },
  people: {
    zero: '{{count}} person',
    one: '{{count}} person',
    two: '{{count}} berson',
    few: '{{count}} pherson',
    many: '{{count}} pherson',
    other: '{{count}} person',
  },
  text: 'Beth ddylent ei wybod',
  empty: 'Ysgrifennwch rywbeth.',
  nobody: 'Ni fyddai hynny’n cyrraedd neb.',
  send: 'Anfon',
  sent: {
    zero: 'Anfonwyd at {{count}} person.',
    one: 'Anfonwyd at {{count}} person.',
    two: 'Anfonwyd at {{count}} berson.',
    few: 'Anfonwyd at {{count}} pherson.',
    many: 'Anfonwyd at {{count}} pherson.',
    other: 'Anfonwyd at {{count}} person.',
  },
  read: 'mae {{read}} o {{all}} wedi’i ddarllen',
  allRead: 'Mae pawb wedi’i ddarllen.',
  unread: {
    zero: 'Nid yw {{count}} wedi’i ddarllen:',
    one: 'Nid yw {{count}} wedi’i ddarllen:',
    two: 'Nid yw {{count}} wedi’i ddarllen:',
    few: 'Nid yw {{count}} wedi’i ddarllen:',
    many: 'Nid yw {{count}} wedi’i ddarllen:',
    other: 'Nid yw {{count}} wedi’i ddarllen:',
  },
  byMail: 'drwy e-bost',
  understood: 'Deall',
  openJob: 'Agor y swydd',
  showAll: 'Dangos y {{count}} i gyd',
} satisfies Translated<typeof en>
