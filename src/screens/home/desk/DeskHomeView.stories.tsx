import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { loaded, morning, uuid } from '../../shared/fixtures.ts'
import { listOf } from '../../shared/list/useList.ts'
import { DeskHomeView } from './DeskHomeView.tsx'
import { HomeFrame } from '../HomeFrame.tsx'
import {
  approvals,
  companies,
  contacts,
  hundreds,
  late,
  notices,
  projects,
  support,
  toDos,
  warnings,
} from '../home.fixtures.ts'

const nothing = () => undefined
const none = { items: [], total: 0 }
const meta = {
  component: DeskHomeView,
  decorators: [
    (Story, { parameters }) => (
      <HomeFrame name="Britta" now={morning} state={parameters['state'] ?? loaded(null)}>
        {() => <Story />}
      </HomeFrame>
    ),
    withScreen,
  ],
  parameters: { layout: 'fullscreen', screen: { title: 'Home' } },
  args: {
    contacts: loaded(listOf(contacts)),
    now: morning,
    warnings: { items: warnings, total: warnings.length },
    toDos: { items: toDos, total: 9 },
    approvals: { items: approvals, total: 3 },
    quotations: none,
    notices,
    late: [],
    unsigned: { notes: [], total: 0, leads: false, known: true },
    ongoing: { projects, total: projects.length, known: true },
    companies: [],
    support,
    searching: { search: '', onSearch: nothing, clear: nothing },
  },
} satisfies Meta<typeof DeskHomeView>
export default meta
type Story = StoryObj<typeof meta>

export const Planner: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing waits for a signature.')).toBeVisible()
    // The most missing first, whatever begins first.
    const names = canvas.getAllByRole('link', { name: /Nordic|Tidal|Interior/ }).map(link => link.textContent)
    await expect(names).toEqual(['Interior Days', 'The Tidal Hours, Low Tide Tour', 'Nordic Sounds 2026'])
    await expect(canvas.getByText('12 to fill')).toBeVisible()
  },
}
/** Each is a tap from where it is mended; what makes one is said. */
export const WhatWarns: Story = {
  play: async ({ canvas, userEvent }) => {
    const hrefOf = (name: RegExp) => canvas.getByRole('link', { name }).getAttribute('href')
    await expect(hrefOf(/3 places nobody was asked for/)).toMatch(/^\/projects\/N-1001\?shift=/)
    await expect(hrefOf(/Nobody leads this crew/)).toBe('/projects/N-1001?view=crew')
    await expect(hrefOf(/Proof ends before the shift: Aylin Demir/)).toBe('/projects/N-1001?view=profile')
    await expect(hrefOf(/has not confirmed/)).toBe('/projects/N-1002?view=cost')
    const rule = '48 h before the call there are places nobody was asked for.'
    await expect(canvas.getByText(rule)).not.toBeVisible()
    await userEvent.click(canvas.getByText('What makes a warning'))
    await expect(canvas.getByText(rule)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Vacation request of Lena Petersen' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Start 07:00 → 06:30/ })).toHaveAttribute('href', '/projects/N-1001')
  },
}
export const SomebodyLate: Story = {
  args: { late },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 late now')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Call Jonas Feddersen' })).toHaveAttribute('href', 'tel:+49405550191')
    // Without a number of their own, whoever leads the crew is called.
    await expect(canvas.getByRole('link', { name: 'Call Hauke Brandt' })).toHaveAttribute('href', 'tel:+49405550110')
  },
}
export const ManyProjects: Story = {
  args: {
    ongoing: {
      projects: Array.from({ length: 9 }, (_, at) => ({
        ...projects[0],
        id: `project-${at}`,
        lastChange: null,
      })) as typeof projects,
      total: 9,
      known: true,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link', { name: 'Nordic Sounds 2026' })).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 9' }))
    await expect(canvas.getAllByRole('link', { name: 'Nordic Sounds 2026' })).toHaveLength(9)
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Client: Story = {
  args: { warnings: none, toDos: none, contacts: loaded(listOf(contacts.slice(0, 2))), notices: [] },
}
export const Office: Story = { args: { warnings: none, toDos: none, notices: [], companies } }
export const Hundreds: Story = {
  args: {
    warnings: none,
    approvals: none,
    toDos: none,
    contacts: loaded(listOf(hundreds)),
    ongoing: { projects: [], total: 0, known: true },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(canvas.getAllByRole('listitem').length).toBe(40)
  },
}
/** Beyond those that fit on a page somebody is found by name; nobody is left out in silence. */
export const HundredsToTheEnd: Story = {
  args: { contacts: loaded(listOf(hundreds)) },
  play: async ({ canvas, userEvent }) => {
    for (let tap = 1; tap < 10; tap++) await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(canvas.getByText('100 more: type a name to find them.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull()
  },
}
export const NobodyFits: Story = {
  args: { contacts: loaded(listOf([])), searching: { search: 'Oslo', onSearch: nothing, clear: nothing } },
}
/** A client is asked for a yes: what it comes to, and until when, a tap from where it is given. */
export const QuotationWaits: Story = {
  args: {
    warnings: undefined,
    toDos: none,
    quotations: {
      items: [
        {
          id: uuid(77),
          number: 'N-1004-1',
          project: { id: uuid(78), number: 'N-1004', name: 'Harbour Nights' },
          validUntil: '2026-06-03',
          currency: 'EUR',
          total: 1_234_500,
        },
      ],
      total: 1,
    },
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: /Harbour Nights/ })
    await expect(row).toHaveAttribute('href', '/projects/N-1004')
    await expect(canvas.getByText(/N-1004-1 · €12,345\.00 · answer by Wed 3 Jun/)).toBeVisible()
  },
}
/** Looked for without network: the rest of home stays, and it is said where the answer is missing. */
export const NotFoundOut: Story = {
  args: {
    contacts: { kind: 'failed', technical: 'Failed to fetch', retry: fn() },
    searching: { search: 'Oslo', onSearch: nothing, clear: nothing },
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Interior Days')).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('Oslo')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    if (args.contacts.kind === 'failed') await expect(args.contacts.retry).toHaveBeenCalledOnce()
  },
}
export const Quiet: Story = {
  args: {
    warnings: none,
    toDos: none,
    contacts: loaded(listOf([])),
    notices: [],
    ongoing: { projects: [], total: 0, known: true },
  },
}
export const Loading: Story = { parameters: { state: { kind: 'loading' } } }
export const LongGerman: Story = { parameters: { screen: { title: 'Home', longer: true } }, args: { companies } }
