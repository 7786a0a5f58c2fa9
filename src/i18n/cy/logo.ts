import type en from '../en/logo.ts'
import type { Translated } from '../translate.ts'

export default {
  choose: 'Dewis llun',
  camera: 'Tynnu llun',
  preview: 'Fel y bydd yn edrych',
  current: 'Fel y mae’n edrych nawr',
  save: 'Cadw’r llun',
  remove: 'Tynnu i ffwrdd',
} satisfies Translated<typeof en>
