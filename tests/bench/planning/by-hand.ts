/** The yardstick: the same picture as the planning calendar's grid, drawn by hand with elements that are used again. */
import { hoursText } from '../../../domain/deliveryNotes/hours.ts'
import { daysLater, daysUntil } from '../../../domain/shift-display.ts'
import type {
  PlanningCalendar,
  PlanningPerson,
  PlanningPosition,
} from '../../../src/screens/shared/planning/planning.types.ts'
import { functionShort } from '../../../src/screens/planningCalendar/function-short.ts'
import classes from '../../../src/screens/planningCalendar/planning.module.css'
import calendarClasses from '../../../src/screens/shared/calendar/calendar.module.css'
import marks from '../../../src/screens/shared/planning/marks.module.css'
import { days, firstDay } from './month.ts'

const row = 26
const name = 240
const head = 75
const beyond = { rows: 4, days: 1 }
const div = (className = '', text = '') => {
  const made = document.createElement('div')
  made.className = className
  made.textContent = text
  return made
}
const span = (className = '', text = '') => {
  const made = document.createElement('span')
  made.className = className
  made.textContent = text
  return made
}

/** Draws it into `root`; what it returns takes it away. `glyphs`: an icon by kind. */
export function byHand(
  root: HTMLElement,
  calendar: PlanningCalendar,
  order: readonly string[],
  glyphs: Map<string, Element>,
) {
  const byId = new Map(calendar.positions.map(one => [one.id, one]))
  const place = ({ functions: [does] }: PlanningPerson) => (does ? order.indexOf(does.id) : order.length)
  const people = calendar.items.toSorted((a, b) => place(a) - place(b) || a.name.localeCompare(b.name))
  const rows = people.map(person => {
    const own: [day: number, kind: string, at: PlanningPosition][] = []
    let minutes = 0
    for (const { kind, projectCrewItemId } of person.jobs) {
      const at = byId.get(projectCrewItemId)
      if (!at) continue
      own.push([daysUntil(at.startDate, firstDay), kind, at])
      if (kind === 'confirmed') minutes += (Date.parse(at.ends) - Date.parse(at.starts)) / 60_000 - at.breakMinutes
    }
    return { person, own, minutes }
  })
  const frame = div(classes['grid'])
  const stage = div(classes['stage'])
  stage.append(frame)
  stage.style.setProperty('--top', '0px')
  root.append(stage)
  const column = Math.max(57, (frame.clientWidth - name) / days)
  frame.style.setProperty('--days', String(days))
  frame.style.setProperty('--rows', String(rows.length))
  frame.style.setProperty('--col', `${column}px`)
  const [top, weeks, daysRow, open, body] = ['head', 'weeks', 'days', 'open', 'body'].map(one => div(classes[one]))
  if (!top || !weeks || !daysRow || !open || !body) throw new Error('five were made')
  top.append(weeks, daysRow, open)
  const corner = div(classes['corner'])
  const count = document.createElement('b')
  count.textContent = `${people.length} people`
  corner.append(count, span('', 'Hours'))
  weeks.append(div(classes['corner']))
  daysRow.append(corner)
  open.append(div(classes['corner'], 'Open places'))
  const spare = (day: number) =>
    calendar.positions.reduce((sum, at) => sum + (daysUntil(at.startDate, firstDay) === day ? at.open : 0), 0)
  for (let day = 0; day < Math.ceil((frame.clientWidth - name) / column) + 2 && day < days; day++) {
    const date = new Date(daysLater(firstDay, day))
    const cell = div(classes['day'])
    const number = document.createElement('b')
    number.textContent = String(date.getUTCDate())
    cell.append(span('', date.toLocaleDateString('en-GB', { weekday: 'short' })), number)
    cell.style.setProperty('--day', String(day))
    daysRow.append(cell)
    const places = div(classes['openDay'], String(spare(day)))
    places.style.setProperty('--day', String(day))
    open.append(places)
    if (day % 7 > 0) continue
    const week = div(classes['week'], `Week ${day / 7 + 21}`)
    week.style.setProperty('--day', String(day))
    weeks.append(week)
  }
  body.append(div(calendarClasses['ground']))
  frame.append(top, body)

  const draw = (element: HTMLElement, index: number, first: number, last: number) => {
    const drawn = rows[index]
    if (!drawn) return
    const { person, own, minutes } = drawn
    const who = div(classes['name'])
    const short = document.createElement('abbr')
    const [does] = person.functions
    short.textContent = does ? functionShort(does) : ''
    const bold = document.createElement('b')
    bold.textContent = person.name
    who.append(short, bold, span('', minutes > 0 ? hoursText(minutes) : ''))
    const cells: HTMLElement[] = [who]
    for (const [day, kind, at] of own) {
      if (day < first || day > last) continue
      const cell = div(classes['cell'])
      cell.style.setProperty('--day', String(day))
      const mark = span(marks['mark'])
      mark.dataset['kind'] = kind
      const glyph = glyphs.get(kind)
      if (glyph) mark.append(glyph.cloneNode(true))
      mark.append(at.startTime)
      cell.append(mark)
      cells.push(cell)
    }
    for (const { kind, startDate, endDate } of person.absences) {
      const [begins, ends] = [daysUntil(startDate, firstDay), daysUntil(endDate ?? startDate, firstDay)]
      if (ends < first || begins > last) continue
      const cell = div(classes['cell'])
      cell.style.setProperty('--day', String(Math.max(begins, first)))
      const band = span(marks['band'])
      band.dataset['kind'] = kind
      band.style.setProperty('--span', String(Math.min(ends, last) - Math.max(begins, first) + 1))
      const glyph = glyphs.get(kind)
      if (glyph) band.append(glyph.cloneNode(true))
      band.append(span('', kind))
      cell.append(band)
      cells.push(cell)
    }
    element.style.setProperty('--at', String(index))
    element.replaceChildren(...cells)
  }
  const pool = new Map<number, HTMLElement>()
  const look = () => {
    const firstRow = Math.max(0, Math.floor(frame.scrollTop / row) - beyond.rows)
    const high = Math.ceil((frame.clientHeight - head) / row) + 1
    const wide = Math.ceil((frame.clientWidth - name) / column) + 1
    const lastRow = Math.min(rows.length - 1, Math.floor(frame.scrollTop / row) + high + beyond.rows)
    const first = Math.max(0, Math.floor(frame.scrollLeft / column) - beyond.days)
    const last = Math.min(days - 1, Math.floor(frame.scrollLeft / column) + wide + beyond.days)
    const free = [...pool].filter(([index]) => index < firstRow || index > lastRow)
    for (let index = firstRow; index <= lastRow; index++) {
      if (pool.has(index)) continue
      const [before, element] = free.pop() ?? [null, div(classes['row'])]
      if (before === null) body.append(element)
      else pool.delete(before)
      draw(element, index, first, last)
      pool.set(index, element)
    }
  }
  look()
  frame.addEventListener('scroll', look, { passive: true })
  return () => stage.remove()
}
