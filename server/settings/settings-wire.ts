import type { z } from 'zod'
import { languageCode } from '../../domain/languages.ts'
import { noticeRules } from '../../domain/pushSubscriptions/notice-rules.ts'
import { tenantRules } from '../../domain/tenant-rules.ts'
import type { Settings } from '../../openapi/settings.ts'
import type { Context } from '../context.ts'
import { type TenantRow, revisionOf } from '../tenant/write-tenant.ts'

export function settingsWire({ services }: Pick<Context, 'services'>, row: TenantRow): z.input<typeof Settings> {
  const { name, look, settings } = row
  const { colorScheme, light, dark, ground, groundInk, mark } = look
  return {
    name,
    look: { colorScheme, light, dark, ground, groundInk, mark, backgroundUrl: row.backgroundUrl },
    rules: {
      ...tenantRules(settings),
      ...noticeRules(settings),
      checkInOpensMinutes: settings.checkInOpensMinutes,
      kioskPin: settings.kioskPin === true,
    },
    sendsSms: services.sms !== null,
    defaultLanguage: languageCode(row.defaultLanguage),
    useUserLanguage: row.useUserLanguage,
    support: { email: settings.supportEmail, phone: settings.supportPhone },
    trees: {
      title: row.treeTitle,
      since: settings.trees?.since ?? null,
      partner: settings.trees?.partner ?? null,
      place: settings.trees?.place ?? null,
    },
    revision: revisionOf(row),
  }
}
