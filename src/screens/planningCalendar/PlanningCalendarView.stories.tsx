import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useLayoutEffect, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { PlanningCalendarView } from './PlanningCalendarView.tsx'
import { calendar, crowded, from, functions, today } from './planning.fixtures.ts'

const desk = { viewport: { value: 'desk' } }
const shown = { from, weeks: 3, hidden: [], function: null, branch: null, only: false } as const
const meta = {
  component: PlanningCalendarView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Planning calendar' } },
  args: {
    state: loaded(calendar),
    functions,
    today,
    updated: Date.parse('2026-05-27T12:32:00Z'),
    shown,
    onShow: fn(),
    mayPut: true,
    mayAsk: true,
    now: Date.parse('2026-05-27T12:32:00Z'),
    address: { search: '', onSearch: fn(), clear: fn() },
  },
} satisfies Meta<typeof PlanningCalendarView>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeWeeks: Story = {
  globals: desk,
  play: async ({ canvas, args, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Planning calendar' })
    await expect(grid).toHaveAttribute('aria-rowcount', '14')
    await expect(grid).toHaveAttribute('aria-colcount', '22')
    const row = within(grid).getByRole('row', { name: /Katarzyna Nowak/ })
    await expect(
      within(row).getByRole('gridcell', {
        name: /^Fri 29 May: Double booking, 06:00 – 14:00 .*; Double booking, 13:00/,
      }),
    ).toHaveTextContent('06:00')
    await expect(within(row).getByRole('gridcell', { name: /^Mon 1 Jun: Unpaid vacation, 4 days/ })).toBeVisible()
    await expect(within(row).getByRole('gridcell', { name: /^Mon 25 May: Whit Monday/ })).toBeVisible()
    await expect(within(grid).getByRole('columnheader', { current: 'date' })).toHaveTextContent('Wed 27')
    await expect(within(grid).getByRole('gridcell', { name: 'Sat 30 May: 10 open places' })).toBeVisible()
    // The key is the filter.
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelled' }))
    await expect(args.onShow).toHaveBeenLastCalledWith({ hidden: ['cancelled'] })
    await userEvent.click(canvas.getByRole('button', { name: 'A week later' }))
    await expect(args.onShow).toHaveBeenLastCalledWith({ from: '2026-05-25' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only who has something' }))
    await expect(args.onShow).toHaveBeenLastCalledWith({ only: true })
  },
}

export const ByKeyboard: Story = {
  globals: desk,
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid')
    const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
    await userEvent.click(within(grid).getByRole('rowheader', { name: /Hauke Brandt/ }))
    await userEvent.keyboard('{Home}')
    await expect(focused()).toMatch(/^Mon 18 May: Confirmed, 08:00 – 16:00/)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(focused()).toBe('Wed 20 May: free')
    await userEvent.keyboard('{End}')
    await expect(focused()).toBe('Sun 7 Jun: free')
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(document.activeElement?.closest('[role=row]')).toHaveTextContent('Finn Albers')
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect(focused()).toMatch(/^Mon 18 May: Confirmed, 08:00/)
    await userEvent.keyboard('{ArrowUp}')
    await expect(focused()).toBe('Mon 18 May: 0 open places')
    await userEvent.keyboard('t')
    await expect(focused()).toBe('Wed 27 May: 2 open places')
    await userEvent.keyboard('{ArrowLeft}'.repeat(12))
    await expect(focused()).toBe('Open places')
    await expect(canvas.getByRole('link', { name: 'Fill' })).toHaveAttribute(
      'href',
      '/planning-calendar?view=fill&from=2026-05-18',
    )
  },
}

/** Shows news, and a key is pressed in the instant they are drawn. */
function KeyAmidNews(props: ComponentProps<typeof PlanningCalendarView>) {
  const [news, setNews] = useState(0)
  useLayoutEffect(() => {
    if (news > 0)
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  }, [news])
  return (
    <div onDoubleClick={() => setNews(1)}>
      <PlanningCalendarView {...props} updated={props.updated + news} />
    </div>
  )
}

export const KeyWhileNewsCome: Story = {
  globals: desk,
  render: args => <KeyAmidNews {...args} />,
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid')
    await userEvent.click(within(grid).getByRole('rowheader', { name: /Hauke Brandt/ }))
    await userEvent.keyboard('{End}')
    const [from, at] = (document.activeElement?.getAttribute('data-cell') ?? '').split(':')
    document.activeElement?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
    await waitFor(() => expect(document.activeElement?.getAttribute('data-cell')).toBe(`${Number(from) + 1}:${at}`))
  },
}

export const Looked: Story = {
  globals: desk,
  play: async ({ canvas, userEvent }) => {
    const cell = await canvas.findByRole('gridcell', { name: /^Fri 29 May: Double booking/ })
    await userEvent.hover(cell)
    const card = await canvas.findByRole('group', { name: 'Double booking' })
    await expect(card).toHaveTextContent('Katarzyna Nowak, Fri 29 May')
    await expect(card).toHaveTextContent('Confirmed, overlap 1 h')
    await userEvent.unhover(cell)
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Double booking' })).toBeNull())
    // The same by keyboard; Enter leads into it, Escape out of it.
    await userEvent.click(cell)
    await canvas.findByRole('group', { name: 'Double booking' })
    await userEvent.keyboard('{Enter}')
    await expect(document.activeElement).toHaveTextContent('Nordic Sounds 2026')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Double booking' })).toBeNull())
    await expect(cell).toHaveFocus()
  },
}

export const ThreeHundred: Story = {
  globals: desk,
  args: { state: loaded(crowded), shown: { ...shown, weeks: 5 } },
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid')
    await expect(grid).toHaveAttribute('aria-rowcount', '302')
    const nodes = () => grid.querySelectorAll('*').length
    await expect(nodes()).toBeLessThan(2500)
    const before = within(grid).getAllByRole('row').length
    await expect(before).toBeLessThan(60)
    grid.scrollTop = 150 * 26
    await waitFor(() => expect(grid.querySelector('[aria-rowindex="160"]')).not.toBeNull())
    await expect(grid.querySelector('[aria-rowindex="20"]')).toBeNull()
    // Where the keyboard stands is never taken away.
    await expect(grid.querySelector('[aria-rowindex="3"]')).not.toBeNull()
    await userEvent.click(within(grid).getAllByRole('rowheader').at(-4) ?? grid)
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '302'))
  },
}

/** What dropping does is said before it is let go; what collides is asked about by its name. */
export const PutByKeyboard: Story = {
  globals: desk,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'Fri 29 May: 1 open place' }))
    const tray = await canvas.findByRole('region', { name: 'Open on Fri 29 May' })
    const place = within(tray).getByRole('button', { name: /^12:00 – 20:00/ })
    place.focus()
    await userEvent.keyboard('p')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'))
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await waitFor(() => expect(canvas.getByText(/^Hauke Brandt: Free$/)).toBeVisible())
    // The cell has to be drawn before a key can reach it.
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cell', '0:0'))
    await userEvent.keyboard('{ArrowDown>5/}')
    await waitFor(() => expect(canvas.getByText('Katarzyna Nowak: Double booking')).toBeVisible())
    // Nothing lies over anything: the sign beside the time, what is said below the key, the foot in the window.
    const box = (element: Element) => element.getBoundingClientRect()
    const row = canvas.getByRole('row', { name: /Katarzyna Nowak/ })
    const time = document.createRange()
    time.selectNodeContents(within(row).getByText('06:00').lastChild ?? row)
    const sign = row.querySelector(':scope > [data-fit] svg') ?? row
    await expect(time.getBoundingClientRect().right).toBeLessThanOrEqual(box(sign).left)
    const key = canvas.getByRole('group', { name: 'What is shown' })
    await expect(box(canvas.getByText('Katarzyna Nowak: Double booking')).top).toBeGreaterThan(box(key).bottom)
    await expect(box(canvas.getByText(/^Updated/)).bottom).toBeLessThanOrEqual(window.innerHeight)
    await userEvent.keyboard('{Enter}')
    const question = await canvas.findByRole('alertdialog', { name: 'Katarzyna Nowak has something else then' })
    await expect(question).toHaveTextContent('06:00 – 14:00')
    await expect(question).toHaveTextContent('13:00 – 21:00')
    await expect(question).toHaveTextContent('IPAF 3a, 88213')
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
    // Escape lays it down where it was.
    place.focus()
    await userEvent.keyboard('p')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'))
    await userEvent.keyboard('{Escape}')
    await expect(place).toHaveFocus()
  },
}

/** Whose proof does not hold until the end of the shift is said while it is carried, and asked about once it is let go. */
export const PutWithoutProof: Story = {
  globals: desk,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'Fri 29 May: 1 open place' }))
    const tray = await canvas.findByRole('region', { name: 'Open on Fri 29 May' })
    within(tray)
      .getByRole('button', { name: /^12:00 – 20:00/ })
      .focus()
    await userEvent.keyboard('p')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'))
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cell', '0:0'))
    await userEvent.keyboard('{ArrowDown>10/}')
    await waitFor(() =>
      expect(canvas.getByText('Ruben Castillo: Proof ends on 28 May, before the shift does')).toBeVisible(),
    )
    await userEvent.keyboard('{Enter}')
    const question = await canvas.findByRole('alertdialog', {
      name: 'Ruben Castillo: the proof ends before the shift does',
    })
    await expect(question).toHaveTextContent('28 May 2026')
    await expect(question).toHaveTextContent('IPAF 3a, 88213')
    await expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await expect(within(question).getByRole('button', { name: 'Put there anyway' })).toBeVisible()
  },
}

export const Dark: Story = { globals: { ...desk, scheme: 'dark' } }
export const German: Story = { globals: { ...desk, language: 'de' } }
export const Welsh: Story = { globals: { ...desk, language: 'cy' } }
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const day = await canvas.findByRole('region', { name: 'Sat 30 May' })
    await expect(day).toHaveTextContent('10 open places')
    await expect(within(day).getByRole('link')).toHaveAttribute('href', expect.stringContaining('/projects/N-'))
    await expect(canvas.queryByRole('region', { name: /18 May/ })).toBeNull()
  },
}
export const NobodyFound: Story = {
  globals: desk,
  args: { address: { search: 'zzz', onSearch: fn(), clear: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show everybody' }))
    await expect(args.address.clear).toHaveBeenCalledWith('function', 'branch', 'only')
  },
}
export const Loading: Story = { globals: desk, args: { state: { kind: 'loading' } } }
export const Refused: Story = { globals: desk, args: { state: { kind: 'refused' } } }
