import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { type SheetCell, SheetGrid } from './SheetGrid.tsx'

const weekdays = ['Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu']
const rows = Array.from({ length: 31 }, (_, at) => ({
  key: `d${at + 1}`,
  title: String(at + 1),
  sub: weekdays[at % 7] + (at === 26 ? ', today' : ''),
  label: `${weekdays[at % 7]} ${at + 1} May`,
  isToday: at === 26,
  isSoft: [1, 2].includes(at % 7),
  begins: at % 7 === 3,
}))
const columns = [
  { key: 'turnover', label: 'Turnover', unit: '€' },
  { key: 'hours', label: 'Worked hours', unit: 'h' },
  { key: 'target', label: 'Target turnover', unit: '€' },
]
const cell = (value: number): SheetCell => ({
  text: value.toLocaleString('en-GB', { minimumFractionDigits: 2 }),
  plain: String(value),
})
const cells = Object.fromEntries(
  rows.flatMap((row, at) => [
    ...(at < 27 ? [[`${row.key} turnover`, cell(2_500 + ((at * 617) % 3_000))] as const] : []),
    ...(at < 27 ? [[`${row.key} hours`, cell(50 + ((at * 7) % 40))] as const] : []),
    [`${row.key} target`, cell(4_000)] as const,
  ]),
)
const writing = { onWrite: fn(() => true), onPaste: fn(), onClear: fn(), onUndo: fn(), onRedo: fn() }
const onDraw = fn<(row: number, column: number) => void>()

const meta = {
  component: SheetGrid,
  args: {
    label: 'Figures of May 2026',
    head: 'Day',
    rows,
    columns,
    cells,
    foot: { label: 'Whole month', figures: { turnover: '111,930.00', hours: '1,901.5', target: '124,000.00' } },
    active: { row: 0, column: 0 },
    anchor: { row: 0, column: 0 },
    onSelect: fn(),
    writing,
    editLabel: (row, column) => `${column.label}, ${row.label}`,
    onDraw,
  },
  beforeEach: () => {
    for (const act of [...Object.values(writing), onDraw]) act.mockClear()
  },
  render: function Selecting(args) {
    const [{ active, anchor }, select] = useState({ active: args.active, anchor: args.anchor })
    return (
      <SheetGrid
        {...args}
        active={active}
        anchor={anchor}
        onSelect={(to, from) => select({ active: to, anchor: from })}
      />
    )
  },
} satisfies Meta<typeof SheetGrid>
export default meta
type Story = StoryObj<typeof meta>

const at = (canvas: HTMLElement, row: number, column: number) =>
  canvas.querySelector<HTMLElement>(`[data-at="${row},${column}"]`) as HTMLElement

export const Month: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(at(canvasElement, 0, 0))
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(at(canvasElement, 1, 1)).toHaveFocus()
    await userEvent.keyboard('{Tab}{Tab}')
    await expect(at(canvasElement, 2, 0)).toHaveFocus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}{Delete}')
    await expect(writing.onClear).toHaveBeenCalledWith({ first: { row: 2, column: 0 }, last: { row: 3, column: 1 } })
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(writing.onUndo).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect(writing.onRedo).toHaveBeenCalledOnce()
    // Escape lets Tab leave the sheet: nobody is caught in it.
    await userEvent.keyboard('{Escape}{Tab}')
    await expect(canvasElement.querySelector('table')).not.toContainElement(document.activeElement as HTMLElement)
  },
}
export const Typing: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(at(canvasElement, 4, 0))
    await userEvent.keyboard('1')
    onDraw.mockClear()
    await userEvent.keyboard('234')
    // Letters are the field's own: not one cell is drawn for them.
    await expect(onDraw).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(writing.onWrite).toHaveBeenCalledWith({ row: 4, column: 0 }, '1234')
    await expect(at(canvasElement, 5, 0)).toHaveFocus()
    await expect(onDraw.mock.calls.length).toBeLessThan(5)
    await userEvent.keyboard('{F2}')
    await expect(canvasElement.querySelector('input')).toHaveValue('2585')
    await userEvent.keyboard('9{Escape}')
    await expect(writing.onWrite).toHaveBeenCalledOnce()
    await expect(at(canvasElement, 5, 0)).toHaveFocus()
  },
}
export const CannotBeRead: Story = {
  args: { writing: { ...writing, onWrite: () => false } },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(at(canvasElement, 4, 0))
    await userEvent.keyboard('abc{Enter}')
    await expect(canvasElement.querySelector('input')).toHaveValue('abc')
  },
}
export const Selected: Story = { args: { active: { row: 9, column: 1 }, anchor: { row: 4, column: 0 } } }
export const ReadingOnly: Story = {
  args: { writing: undefined },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.dblClick(at(canvasElement, 3, 0))
    await userEvent.keyboard('5')
    await expect(canvasElement.querySelector('input')).toBeNull()
  },
}
export const States: Story = {
  args: {
    cells: {
      ...cells,
      'd2 turnover': { ...cell(1_500), state: 'saving', stateLabel: 'is being saved' },
      'd3 turnover': { ...cell(2_000), state: 'saved', stateLabel: 'saved' },
      'd4 turnover': { ...cell(2_500), state: 'failed', stateLabel: 'not saved' },
      'd5 turnover': { ...cell(3_000), state: 'changed', stateLabel: 'changed by somebody else' },
      'd6 turnover': { ...cell(4_200), count: '3', countLabel: 'sum of 3 entries' },
    },
  },
}
/** Its reason is read over the sums as well, and keeps no click from the cells it lies over. */
export const WrongAtTheEnd: Story = {
  args: {
    cells: {
      ...cells,
      'd30 turnover': { ...cell(0), text: 'abc', state: 'wrong', stateLabel: '30 May, Turnover: "abc" is no figure.' },
    },
    active: { row: 29, column: 0 },
    anchor: { row: 29, column: 0 },
  },
  play: async ({ canvas, canvasElement }) => {
    at(canvasElement, 29, 0).scrollIntoView({ block: 'end' })
    const reason = canvas.getByText('30 May, Turnover: "abc" is no figure.')
    const { left, top, width, height } = reason.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const beneath = document.elementFromPoint(x, y)
    await expect(reason.contains(beneath)).toBe(false)
    await expect(beneath).not.toBeNull()
    reason.style.pointerEvents = 'auto'
    await expect(document.elementFromPoint(x, y)).toBe(reason)
    reason.style.pointerEvents = ''
  },
}
export const StatesDark: Story = { ...States, globals: { scheme: 'dark' } }
export const LongNumbers: Story = {
  args: {
    columns: columns.map(column => ({ ...column, label: `${column.label} der Veranstaltungstechnik` })),
    cells: Object.fromEntries(
      rows.flatMap(({ key }) => columns.map(column => [`${key} ${column.key}`, cell(-99_999_999.99)])),
    ),
    foot: { label: 'Ganzer Monat', figures: { turnover: '-3,099,999,999.69', hours: '310,000', target: '0.00' } },
  },
}
export const Empty: Story = { args: { cells: {}, foot: { label: 'Whole month', figures: {} } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
