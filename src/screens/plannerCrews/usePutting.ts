import { type PointerEvent, useMemo, useState } from 'react'
import { type Fit, refuses } from '../../../domain/planningCalendar/fit.ts'
import { useHand } from '../shared/planning/useHand.ts'
import { usePutPosition } from '../shared/planning/usePutPosition.ts'
import type { Board, CrewItem, Member } from './crew.types.ts'

/** What is held: a person who looks for an item, or an item that looks for a person; and what it is over. */
interface Held {
  person: string | null
  item: string | null
  /** Which of the two was taken first. */
  first: 'person' | 'item'
}

/** Brings people and items of a board together: by hand, or one after the other by key. `now` in ms. */
export function usePutting({ items, members, outside }: Board, now: number, how: 'confirmed' | 'invited') {
  const calendar = useMemo(
    () => ({
      items: [...members.items, ...(outside?.items ?? [])],
      positions: [
        ...new Map(
          [...members.positions, ...(outside?.positions ?? []), ...items].map(one => [one.id, one] as const),
        ).values(),
      ],
    }),
    [items, members, outside],
  )
  const putting = usePutPosition(calendar, now)
  const [held, setHeld] = useState<Held | null>(null)
  const personBy = (id: string | null): Member | undefined => calendar.items.find(one => one.id === id)
  const itemBy = (id: string | null): CrewItem | undefined => items.find(one => one.id === id)
  const isFree = putting.state !== 'sending' && putting.state !== 'asking'
  const fitOf = (item: CrewItem, person: Member): Fit => putting.fitAt(item, person)
  /** Whoever does not belong to the crew is asked, not put. */
  const statusFor = (person: Member) => (person.membership === null ? 'invited' : how)
  const put = (personId: string | null, itemId: string | null) => {
    const [person, item] = [personBy(personId), itemBy(itemId)]
    setHeld(null)
    if (!person || !item) return
    putting.send({ type: 'CARRIED', position: item.id, status: statusFor(person) })
    putting.send({ type: 'TARGETED', target: { person: person.id, fit: fitOf(item, person) } })
    putting.send({ type: 'DROPPED' })
  }
  const hand = useHand('item', {
    isFree,
    onLift: person => setHeld({ person, item: null, first: 'person' }),
    onOver: item => setHeld(before => before && { ...before, item: item ?? null }),
    onDrop: () => put(held?.person ?? null, held?.item ?? null),
    onCancel: () => setHeld(null),
  })
  return {
    putting,
    hand,
    held,
    person: personBy(held?.person ?? null),
    item: itemBy(held?.item ?? null),
    fitOf,
    statusFor,
    /** What an item says of the person who is held; null: nobody is. */
    fitAt: (item: CrewItem): Fit | null => {
      const person = personBy(held?.first === 'person' ? held.person : null)
      return person ? fitOf(item, person) : null
    },
    isOpen: (item: CrewItem, person: Member) => !refuses(fitOf(item, person)),
    grab: (person: Member, event: PointerEvent) => hand.grab(person.id, event),
    /** Whichever is taken second is put together with the first. */
    take: (what: 'person' | 'item', id: string) => {
      if (!isFree) return
      if (held && held.first !== what) put(what === 'person' ? id : held.person, what === 'item' ? id : held.item)
      else setHeld({ person: what === 'person' ? id : null, item: what === 'item' ? id : null, first: what })
    },
    /** What it is led over by keyboard. */
    near: (what: 'person' | 'item', id: string) => {
      setHeld(before => (before && before.first !== what ? { ...before, [what]: id } : before))
    },
    letGo: () => setHeld(null),
  }
}
