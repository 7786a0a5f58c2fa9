import { defaultNoticeRules } from '../../../domain/pushSubscriptions/notice-rules.ts'
import { defaultTenantRules } from '../../../domain/tenant-rules.ts'
import type { Settings } from './settings.types.ts'

export const settings: Settings = {
  name: 'Nordlicht Crew',
  look: {
    colorScheme: 'auto',
    light: { accent: '#0b6b5d', accentInk: '#ffffff', accentSoft: '#dcefe9', accentText: '#075a4e' },
    dark: { accent: '#3fc3a9', accentInk: '#06231d', accentSoft: '#12332d', accentText: '#6fdcc5' },
    ground: '#011b16',
    groundInk: '#ffffff',
    mark: 'bars',
    backgroundUrl: null,
  },
  rules: { ...defaultTenantRules, ...defaultNoticeRules, checkInOpensMinutes: 60, kioskPin: true },
  sendsSms: true,
  defaultLanguage: 'de',
  useUserLanguage: true,
  support: { email: 'support@nordlicht.example', phone: '+49 40 5550 100' },
  trees: {
    title: 'One crew, one tree',
    since: '2019-04-06',
    partner: 'Schutzgemeinschaft Deutscher Wald',
    place: 'Harburger Berge',
  },
  revision: 4,
}
