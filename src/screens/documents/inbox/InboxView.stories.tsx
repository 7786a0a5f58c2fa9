import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { loaded } from '../../shared/fixtures.ts'
import { documents, inbox } from './inbox.fixtures.ts'
import { InboxView } from './InboxView.tsx'

const meta = {
  component: InboxView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Documents' } },
  args: { state: loaded(inbox), today: '2026-05-27' },
} satisfies Meta<typeof InboxView>
export default meta
type Story = StoryObj<typeof meta>
const only = (...states: string[]) =>
  loaded({ documents: documents.filter(({ state }) => states.includes(state)), forms: [], trainings: [] })

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const rows = (name: string) =>
      within(canvas.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(row => [...row.querySelectorAll('a, a + span, b')].map(({ textContent }) => textContent))
    await expect(rows('Waits for you')).toEqual([
      ['Identity card', 'Declined, to upload again', 'was due 25 May'],
      ['Safety briefing', 'To sign', 'today'],
      ['Rate agreement 2026', 'To sign, 1 of 3', 'by Fri 29'],
      ['Health insurance card', 'To upload', 'by 14 Jun'],
      ['Lifting and carrying', 'Training, to take again', 'by 20 Jun'],
      ['Fire safety', 'Training, 12 min', 'by 30 Jun'],
      ['Emergency card', 'Form, question 4 of 9', 'goes on'],
    ])
    await expect(rows('Certificates')).toEqual([
      ['Fork-lift licence', 'Ended 22 May', 'Expired'],
      ['Rigging certificate', 'Ends Fri 12 June', '16 days'],
      ['First aid', 'Sent 26 May, old one stays', 'In review'],
      ['Work at height', 'To March 2028', 'Valid'],
    ])
    await expect(rows('Waits for others')).toEqual([['House rules and access', 'Waits for Katharina Brandt']])
    await expect(canvas.getByRole('link', { name: 'Emergency card' })).toHaveAttribute('href', '/forms/f1')
    await expect(canvas.getByRole('link', { name: 'Lifting and carrying' })).toHaveAttribute('href', '/trainings')
    await expect(canvas.getByRole('link', { name: 'Fork-lift licence' })).toHaveAttribute('href', '/documents/d7')
  },
}
export const Dark: Story = { globals: { viewport: { value: 'phone', isRotated: false }, scheme: 'dark' } }
export const Desk: Story = {
  globals: { viewport: { value: 'desk', isRotated: false } },
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByRole('heading', { name }).getBoundingClientRect().top
    await expect(top('Certificates')).toBe(top('Waits for you'))
    await expect(top('Waits for others')).toBeGreaterThan(top('Waits for you'))
  },
}
export const German: Story = { globals: { language: 'de', viewport: { value: 'phone', isRotated: false } } }
export const Welsh: Story = { globals: { language: 'cy', viewport: { value: 'phone', isRotated: false } } }
export const LargeText: Story = { globals: { viewport: { value: 'phone' }, text: 'twice' } }
/** More than are looked at every day. */
export const ManyCertificates: Story = {
  args: {
    state: loaded({
      documents: Array.from({ length: 9 }, (_, at) => ({
        ...documents[3],
        id: `many-${at}`,
        name: `Certificate ${at + 1}`,
      })) as typeof documents,
      forms: [],
      trainings: [],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link', { name: /^Certificate/ })).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: 'All 9' }))
    await expect(canvas.getAllByRole('link', { name: /^Certificate/ })).toHaveLength(9)
  },
}
export const OnlyCertificates: Story = {
  args: { state: only('expired', 'valid') },
  globals: { viewport: { value: 'desk', isRotated: false } },
  play: ({ canvas }) => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1),
}
export const OnlyOthers: Story = { args: { state: only('waits') } }
export const None: Story = {
  args: { state: only('signed', 'toRead') },
  play: ({ canvas }) => expect(canvas.getByText('No documents found.')).toBeVisible(),
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'HTTP 503', retry: fn() } } }
