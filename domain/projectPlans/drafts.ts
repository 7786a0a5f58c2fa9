import { daysLater } from '../shift-display.ts'

/** When a position works, as wall time at its place: dates YYYY-MM-DD, times HH:MM. */
export interface Hours {
  startDate: string
  /** Null: the start date, or the day after where the end is not later than the start. */
  endDate: string | null
  startTime: string
  endTime: string
}

/** What planning alters of a position. */
export interface ItemFields extends Hours {
  breakMinutes: number
  amountOfRows: number
  cateringId: string | null
  commentExternal: string | null
  commentInternal: string | null
  commentCrew: string | null
  commentCrewChief: string | null
}
/** A position as it was when somebody began to alter it. */
export interface ItemBase extends ItemFields {
  id: string
  revision: number
}
export type ItemDraft = Partial<ItemFields>
export interface Draft {
  base: ItemBase
  draft: ItemDraft
}
/** By the position's id. */
export type Drafts = Readonly<Record<string, Draft>>

/** An alteration as it is sent. */
export type ItemChange = ItemDraft & { id: string; revision: number }

/** What planning alters of a position, of all that is told of it. */
export const baseOf = (item: Omit<ItemBase, 'cateringId'> & { catering: { id: string } | null }): ItemBase => ({
  id: item.id,
  revision: item.revision,
  startDate: item.startDate,
  endDate: item.endDate,
  startTime: item.startTime,
  endTime: item.endTime,
  breakMinutes: item.breakMinutes,
  amountOfRows: item.amountOfRows,
  cateringId: item.catering?.id ?? null,
  commentExternal: item.commentExternal,
  commentInternal: item.commentInternal,
  commentCrew: item.commentCrew,
  commentCrewChief: item.commentCrewChief,
})

const day = 24 * 60
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The start or the end so many minutes later (earlier: negative); over midnight its day goes with it. */
export function later(hours: Hours, which: 'start' | 'end', minutes: number): ItemDraft {
  const sum = minutesOf(which === 'start' ? hours.startTime : hours.endTime) + minutes
  const days = Math.floor(sum / day)
  const time = timeOf(sum - days * day)
  if (which === 'end')
    return { endTime: time, ...(hours.endDate === null ? {} : { endDate: daysLater(hours.endDate, days) }) }
  return { startTime: time, ...(days === 0 ? {} : { startDate: daysLater(hours.startDate, days) }) }
}

/** A draft without what is as it was. */
function pruned(base: ItemBase, draft: ItemDraft): ItemDraft {
  return Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => value !== undefined && base[field as keyof ItemFields] !== value),
  )
}

/** Drafts with further alterations; a position that is as it was again has none. */
export function altered(drafts: Drafts, edits: readonly { base: ItemBase; change: ItemDraft }[]): Drafts {
  const all = new Map(Object.entries(drafts))
  for (const { base, change } of edits) {
    const known = all.get(base.id)
    const from = known?.base ?? base
    const draft = pruned(from, { ...known?.draft, ...change })
    if (Object.keys(draft).length) all.set(base.id, { base: from, draft })
    else all.delete(base.id)
  }
  return Object.fromEntries(all)
}

/** Whether its people are told: its hours are others. */
export const isMoved = ({ draft }: Draft): boolean =>
  (['startDate', 'endDate', 'startTime', 'endTime'] as const).some(field => field in draft)

export const changesOf = (drafts: Drafts): ItemChange[] =>
  Object.values(drafts).map(({ base, draft }) => ({ id: base.id, revision: base.revision, ...draft }))

/** What brings back what was before drafts were saved: as each was, one change later. */
export const inverseOf = (drafts: Drafts): ItemChange[] =>
  Object.values(drafts).map(({ base, draft }) => ({
    id: base.id,
    revision: base.revision + 1,
    ...Object.fromEntries(Object.keys(draft).map(field => [field, base[field as keyof ItemFields]])),
  }))

/** Drafts upon positions as others have changed them: one's own alterations stay, whatever is alike goes. */
export function upon(drafts: Drafts, theirs: readonly ItemBase[]): Drafts {
  const now = new Map(theirs.map(item => [item.id, item]))
  return Object.fromEntries(
    Object.entries(drafts).flatMap(([id, { base, draft }]) => {
      const rebased = now.get(id) ?? base
      const kept = pruned(rebased, draft)
      return Object.keys(kept).length ? [[id, { base: rebased, draft: kept }] as const] : []
    }),
  )
}

/** Drafts without those of some positions. */
export const without = (drafts: Drafts, ids: readonly string[]): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([id]) => !ids.includes(id)))
