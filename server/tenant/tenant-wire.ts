import type { z } from 'zod'
import { tenantRules } from '../../domain/tenant-rules.ts'
import type { Tenant } from '../../openapi/tenant.ts'
import type { TenantRecord } from './directory.ts'

/** What everybody may know of an agency before logging in. */
export const tenantWire = (tenant: TenantRecord): z.input<typeof Tenant> => ({
  id: tenant.id,
  name: tenant.name,
  faviconUrl: tenant.faviconUrl,
  mobileTheme: { colorScheme: tenant.look.colorScheme, primaryColor: tenant.look.light.accent },
  mark: tenant.look.mark,
  defaultLanguage: tenant.defaultLanguage,
  useUserLanguage: tenant.useUserLanguage,
  metaHostName: tenant.metaHostName,
  metaDescription: tenant.metaDescription,
  backgroundUrl: tenant.backgroundUrl,
  backgroundColorCode: tenant.backgroundColorCode,
  oneCrewOneTree: tenant.treeTitle === null ? null : { title: tenant.treeTitle },
  mapTilesUrl: tenant.settings.mapTilesUrl,
  supportEmail: tenant.settings.supportEmail,
  supportPhone: tenant.settings.supportPhone,
  kioskPin: tenant.settings.kioskPin === true,
  checkInOpensMinutes: tenant.settings.checkInOpensMinutes,
  rules: tenantRules(tenant.settings),
})
