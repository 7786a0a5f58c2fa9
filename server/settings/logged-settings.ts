import type { LogFields } from '../../domain/activities/changes.ts'
import { hourText } from '../../domain/pushSubscriptions/quiet-span.ts'
import type { Context } from '../context.ts'
import type { TenantRow } from '../tenant/write-tenant.ts'
import { settingsWire } from './settings-wire.ts'

/** What an agency has settled, as the log tells it. */
export function loggedSettings(ctx: Pick<Context, 'services'>, row: TenantRow): LogFields {
  const { name, look, rules, defaultLanguage, useUserLanguage, support, trees } = settingsWire(ctx, row)
  const colours = (of: Record<string, string>) => Object.values(of).join(' ')
  return {
    agency: name,
    colorScheme: look.colorScheme,
    coloursLight: colours(look.light),
    coloursDark: colours(look.dark),
    coloursLogin: colours({ ground: look.ground, ink: look.groundInk }),
    backgroundUrl: look.backgroundUrl,
    checkInOpensMinutes: rules.checkInOpensMinutes,
    graceMinutes: rules.graceMinutes,
    earlyCheckOutMinutes: rules.earlyCheckOutMinutes,
    restHours: rules.restHours,
    dayHours: rules.dayHours,
    unsignedPayDays: rules.unsignedPayDays,
    retentionYears: rules.retentionYears,
    roundTo: rules.hours.roundTo,
    workFrom: rules.workingDay.from,
    workTo: rules.workingDay.to,
    cancelReopens: rules.cancelReopens,
    kioskPin: rules.kioskPin,
    quietHours: rules.quietHours && `${hourText(rules.quietHours.from)}–${hourText(rules.quietHours.to)}`,
    mailConfirmed: rules.mailed.confirmed,
    sms: rules.sms,
    mailLapsed: rules.mailed.lapsed,
    hoursFrom: rules.hours.from,
    lessBreak: rules.hours.lessBreak,
    defaultLanguage,
    useUserLanguage,
    supportEmail: support.email,
    supportPhone: support.phone,
    treeTitle: trees.title,
    treeSince: trees.since,
    treePartner: trees.partner,
    treePlace: trees.place,
  }
}
