import { useLayoutEffect, useRef, useState } from 'react'
import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import {
  type SheetPlace,
  type SheetRange,
  type SheetSize,
  placeAfter,
  placeBeside,
  placesOf,
  rangeOf,
} from './sheet-places.ts'

/** What can be done to the cells. Texts are as somebody typed or copied them. */
export interface SheetWriting {
  /** False: it cannot be read, and no figure was changed. */
  onWrite: (place: SheetPlace, text: string) => boolean
  /** Writing was broken off. */
  onBreakOff?: ((place: SheetPlace) => void) | undefined
  onPaste: (range: SheetRange, text: string) => void
  onClear: (range: SheetRange) => void
  onUndo: () => void
  onRedo: () => void
}

interface Editing {
  place: SheetPlace
  text: string
}

interface SheetOptions {
  size: SheetSize
  active: SheetPlace
  /** The other end of the selection. */
  anchor: SheetPlace
  onSelect: (active: SheetPlace, anchor: SheetPlace) => void
  goTo: SheetPlace | null
  /** What an editor begins with, and what is copied. */
  plainAt: (place: SheetPlace) => string
  writing: SheetWriting | undefined
}

/** Ms a finger rests on a cell to begin a range. */
const hold = 450

function placeOf(target: EventTarget | null): SheetPlace | null {
  const at = target instanceof Element ? target.closest<HTMLElement>('[data-at]')?.dataset['at'] : undefined
  const [row, column] = at?.split(',').map(Number) ?? []
  return row === undefined || column === undefined ? null : { row, column }
}
const isSame = (one: SheetPlace, other: SheetPlace) => one.row === other.row && one.column === other.column

/** Keys, pointer and clipboard of a sheet. */
export function useSheet({ size, active, anchor, onSelect, goTo, plainAt, writing }: SheetOptions) {
  const table = useRef<HTMLTableElement>(null)
  const [editing, setEditing] = useState<Editing | null>(null)
  const isEditing = useRef(false)
  /** The focus follows the selection, also out of an editor that goes. */
  const follows = useRef(false)
  /** Escape lets the next Tab leave the sheet. */
  const leaves = useRef(false)
  const dragging = useRef(false)
  const touch = useRef<{ timer: ReturnType<typeof setTimeout>; held: boolean } | null>(null)
  const extending = useRef(false)

  // What is selected from the beginning, such as today, is in sight.
  useLayoutEffect(() => {
    table.current?.querySelector('[role=gridcell][tabindex="0"]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  useLayoutEffect(() => {
    if (!follows.current || editing) return
    follows.current = false
    table.current?.querySelector<HTMLElement>(`[data-at="${active.row},${active.column}"]`)?.focus()
  }, [active, editing])
  useLayoutEffect(() => {
    if (goTo) table.current?.querySelector<HTMLElement>(`[data-at="${goTo.row},${goTo.column}"]`)?.focus()
  }, [goTo])

  const select = (place: SheetPlace, from = place) => {
    follows.current = true
    leaves.current = false
    onSelect(place, from)
  }
  const edit = (place: SheetPlace, text: string) => {
    if (!writing) return
    isEditing.current = true
    setEditing({ place, text })
  }
  const close = () => {
    isEditing.current = false
    follows.current = true
    setEditing(null)
  }
  /** Whether the editor is closed: what cannot be read stays open. */
  const commit = (text: string): boolean => {
    if (editing && writing?.onWrite(editing.place, text) === false) return false
    close()
    return true
  }

  const onEditorKey = (event: KeyboardEvent<HTMLElement>, text: string) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      if (editing) writing?.onBreakOff?.(editing.place)
      close()
      return
    }
    if (event.key !== 'Enter' && event.key !== 'Tab') return
    event.preventDefault()
    const finger = touch.current !== null
    if (!commit(text)) return
    const next = placeBeside(event.key, event.shiftKey, active, size)
    if (!next) return
    select(next)
    // On a phone the number pad stays, cell after cell.
    if (finger && event.key === 'Enter') edit(next, plainAt(next))
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target instanceof HTMLInputElement) return onEditorKey(event, event.target.value)
    const command = event.ctrlKey || event.metaKey
    const done = (act: () => void) => {
      event.preventDefault()
      act()
    }
    const to = placeAfter(event, active, size)
    if (to) return done(() => select(to, event.shiftKey ? anchor : to))
    if (event.key === 'Enter' || event.key === 'Tab') {
      if (event.key === 'Tab' && leaves.current) return
      const next = placeBeside(event.key, event.shiftKey, active, size)
      if (next) done(() => select(next))
      return
    }
    if (event.key === 'Escape') {
      leaves.current = true
      onSelect(active, active)
      return
    }
    const letter = event.key.toLowerCase()
    if (command && letter === 'a')
      return done(() => select({ row: size.rows - 1, column: size.columns - 1 }, { row: 0, column: 0 }))
    if (!writing) return
    if (command && (letter === 'y' || (letter === 'z' && event.shiftKey))) return done(writing.onRedo)
    if (command && letter === 'z') return done(writing.onUndo)
    if (command || event.altKey) return
    if (event.key === 'F2') return done(() => edit(active, plainAt(active)))
    if (event.key === 'Delete' || event.key === 'Backspace') return done(() => writing.onClear(rangeOf(active, anchor)))
    if (event.key.length === 1 && event.key !== ' ') done(() => edit(active, event.key))
  }

  const endTouch = () => clearTimeout(touch.current?.timer)
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    if (!place || event.target instanceof HTMLInputElement || event.button !== 0) return
    if (event.pointerType !== 'mouse') {
      endTouch()
      const begun = { timer: setTimeout(() => beginRange(), hold), held: false }
      const beginRange = () => {
        begun.held = true
        extending.current = true
        select(place)
      }
      touch.current = begun
      return
    }
    touch.current = null
    dragging.current = true
    select(place, event.shiftKey ? anchor : place)
  }
  const onPointerOver = (event: PointerEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    if (!dragging.current || !place) return
    if (event.buttons === 0) dragging.current = false
    else if (!isSame(place, active)) select(place, anchor)
  }
  const onPointerEnd = () => {
    dragging.current = false
    endTouch()
  }
  /** A tap: of a finger it edits at once, or ends the range that a held finger began. */
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    const finger = touch.current
    if (!place || !finger || finger.held || event.target instanceof HTMLInputElement) return
    const from = extending.current ? anchor : place
    select(place, from)
    if (!extending.current) edit(place, plainAt(place))
    extending.current = false
  }
  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    if (place && !(event.target instanceof HTMLInputElement)) edit(place, plainAt(place))
  }

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (event.target instanceof HTMLInputElement) {
      // Typing over goes on behind the letter; what was there is all marked for a finger.
      if (editing && editing.text === plainAt(editing.place)) event.target.select()
    }
  }
  /** Left by a click elsewhere: kept where it can be read, else the sheet says at the cell that it is not. */
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLInputElement) || !isEditing.current) return
    const { value } = event.target
    const closed = commit(value)
    if (!closed) close()
    follows.current = false
  }

  const onCopy = (event: ClipboardEvent<HTMLElement>) => {
    if (event.target instanceof HTMLInputElement) return
    event.preventDefault()
    const places = placesOf(rangeOf(active, anchor))
    event.clipboardData.setData('text/plain', places.map(row => row.map(plainAt).join('\t')).join('\n'))
  }
  const onCut = (event: ClipboardEvent<HTMLElement>) => {
    if (event.target instanceof HTMLInputElement) return
    onCopy(event)
    writing?.onClear(rangeOf(active, anchor))
  }
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text/plain')
    // A block that is pasted into an open editor is a block all the same.
    if (!writing || (event.target instanceof HTMLInputElement && !/[\t\n]/.test(text.trimEnd()))) return
    event.preventDefault()
    if (isEditing.current) close()
    writing.onPaste(rangeOf(active, anchor), text)
  }

  return {
    table,
    editing,
    handlers: {
      onKeyDown,
      onPointerDown,
      onPointerOver,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onClick,
      onDoubleClick,
      onFocus,
      onBlur,
      onCopy,
      onCut,
      onPaste,
    },
  }
}
