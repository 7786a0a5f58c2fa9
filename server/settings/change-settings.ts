import type { z } from 'zod'
import { measuredLook, paletteFrom } from '../../domain/contrast.ts'
import { changesOf } from '../../domain/activities/changes.ts'
import { noticeRules } from '../../domain/pushSubscriptions/notice-rules.ts'
import { said } from '../../domain/said.ts'
import type { SettingsChange } from '../../openapi/settings.ts'
import { logged } from '../activities/log.ts'
import type { Context } from '../context.ts'
import type { Look, TenantSettings } from '../database/tables/tenants.ts'
import { checkName } from '../tenant/check-input.ts'
import { checkPictureAddress, readableLook } from '../tenant/save-look.ts'
import { type TenantChange, type TenantRow, revisionOf, writeTenant } from '../tenant/write-tenant.ts'
import { ownRow } from './own-row.ts'
import { loggedSettings } from './logged-settings.ts'
import { settingsWire } from './settings-wire.ts'

type Asked = z.output<typeof SettingsChange>
type Problem = 'changedMeanwhile' | 'colourUnreadable' | 'invalidInput'

/**
 * Changes what is named, the rest stays. Throws `changedMeanwhile` with the settings as they are now, and
 * `colourUnreadable` with what each colour would have to be.
 */
export async function changeSettings(ctx: Context<Problem>, asked: Asked): Promise<TenantRow> {
  const before = await ownRow(ctx, { locked: true })
  if (revisionOf(before) !== asked.revision)
    throw ctx.refuse('changedMeanwhile', { settings: settingsWire(ctx, before) })
  const { name, defaultLanguage, useUserLanguage, trees } = asked
  const after = await writeTenant(ctx.tx, before, {
    ...(name === undefined ? {} : { name: checked(ctx, 'name', () => checkName(name)) }),
    ...lookOf(ctx, before, asked),
    ...said({ defaultLanguage, useUserLanguage }),
    ...(trees?.title === undefined
      ? {}
      : { treeTitle: trees.title && checked(ctx, 'trees.title', () => checkName(trees.title ?? '')) }),
    settings: settingsOf(before, asked),
  })
  const changes = changesOf(loggedSettings(ctx, before), loggedSettings(ctx, after))
  if (changes.length) await logged(ctx, [{ code: 'settingsChanged', changes }])
  return after
}

function lookOf(ctx: Context<Problem>, before: TenantRow, { look }: Asked): TenantChange {
  if (!look) return {}
  const { backgroundUrl, ...colours } = look
  const picture = backgroundUrl ? checked(ctx, 'look.backgroundUrl', () => checkPictureAddress(backgroundUrl)) : null
  const { change, mended } = readableLook(
    { ...before.look, ...sceneOf(before, look), ...said(colours) },
    backgroundUrl === undefined ? {} : { backgroundUrl: picture },
  )
  if (mended.length === 0) return change
  throw ctx.refuse('colourUnreadable', { colours: refused({ ...before.look, ...said(colours) }, mended) })
}

/** Which colours, by how much, and what the nearest is that can be read. */
function refused(look: Look, mended: ReturnType<typeof readableLook>['mended']) {
  const measured = measuredLook(look)
  return mended.map(({ colour, from, to }) => ({ colour, from, to, ...measured[colour] }))
}

/** What the login page is drawn with goes with the accent. */
function sceneOf(before: TenantRow, { light }: NonNullable<Asked['look']>): Partial<Pick<Look, 'beam' | 'steel'>> {
  if (!light || light.accent === before.look.light.accent) return {}
  const { beam, steel } = paletteFrom(light.accent)
  return { beam, steel }
}

function settingsOf({ settings }: TenantRow, { rules, support, trees }: Asked): Partial<TenantSettings> {
  const { title: _, ...wood } = trees ?? {}
  const told = said(wood)
  const { mailed, ...ruled } = rules ?? {}
  return {
    ...said(ruled),
    ...(mailed && { mailed: { ...noticeRules(settings).mailed, ...said(mailed) } }),
    ...said({ supportEmail: support?.email, supportPhone: support?.phone }),
    ...(Object.keys(told).length === 0
      ? {}
      : { trees: { ...{ before: 0, since: null, partner: null, place: null }, ...settings.trees, ...told } }),
  }
}

/** What the checks of the command throw, as the refusal of a field. */
function checked(ctx: Context<'invalidInput'>, path: string, check: () => string): string {
  try {
    return check()
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    throw ctx.refuse('invalidInput', { errors: [{ path: `body.${path}`, message }] })
  }
}
