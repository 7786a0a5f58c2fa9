import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { uuid } from '../../shared/fixtures.ts'
import { ChiefDocumentsView } from './ChiefDocumentsView.tsx'
import type { Check, Sheet } from './handing.types.ts'

const draft: Sheet = {
  ...{ version: null, releasedAt: null, releasedBy: null, remark: null, changed: true },
  ...{ opensAt: '2026-05-27T04:00:00Z', people: 12 },
}
const released: Sheet = {
  ...draft,
  ...{ version: 1, releasedAt: '2026-05-27T14:20:00Z', releasedBy: 'Amira Haddad', changed: false },
}
const check: Check = {
  ...{
    id: uuid(1),
    formId: uuid(2),
    name: 'Site check',
    date: '2026-05-27',
    shift: 1,
    asked: 7,
    answered: 7,
    signed: 9,
  },
  ...{ begunAt: '2026-05-27T03:40:00Z', finishedAt: '2026-05-27T04:06:00Z' },
}
const meta = {
  component: ChiefDocumentsView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Crew chief documents' } },
  globals: { viewport: { value: 'phone' } },
  args: {
    ...{ sheet: draft, note: { state: 'unsigned', number: 'DN-2026-0118' }, timeZone: 'Europe/Berlin' },
    checks: [check, { ...check, id: uuid(3), date: '2026-05-26', finishedAt: null, signed: 4 }],
    ...{ now: Date.parse('2026-05-27T14:30:00Z'), onOpen: fn(), onRelease: fn() },
  },
} satisfies Meta<typeof ChiefDocumentsView>
export default meta
type Story = StoryObj<typeof meta>

export const Draft: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crew chief sheet' }))
    await expect(args.onOpen).toHaveBeenCalledWith({ kind: 'sheet' })
    await userEvent.click(canvas.getByRole('button', { name: 'Release the sheet' }))
    await expect(args.onRelease).toHaveBeenCalledOnce()
  },
}
export const Released: Story = {
  args: { sheet: released, note: { state: 'signed', number: 'DN-2026-0118' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/released Wed 27 May, 16:20 by Amira Haddad/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Release/ })).toBeNull()
  },
}
export const ChangedSince: Story = { args: { sheet: { ...released, changed: true } } }
export const BeforeItBegins: Story = { args: { now: Date.parse('2026-05-27T03:30:00Z'), note: null, checks: [] } }
export const Nothing: Story = {
  args: { sheet: { ...draft, people: 0 }, now: 0, note: null, checks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No documents found.')).toBeVisible()
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Desk: Story = { globals: { viewport: { value: 'desk' } } }
export const German: Story = { globals: { language: 'de' }, args: { sheet: { ...released, changed: true } } }
export const LargeText: Story = { globals: { text: 'twice' } }
