import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { amended, amendments, mails, note } from '../sign-off.fixtures.ts'
import { DeliveryNoteView } from './DeliveryNoteView.tsx'

const nothing = { amendments: [], waits: false }
const meta = {
  component: DeliveryNoteView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Delivery note' } },
  args: {
    content: { ...nothing, note: note() },
    busy: false,
    pdfBusy: false,
    taps: { openPdf: fn(), downloadPdf: fn(), release: fn(), sendAgain: fn(), open: fn() },
  },
} satisfies Meta<typeof DeliveryNoteView>
export default meta
type Story = StoryObj<typeof meta>

export const Signed: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Signature of Katharina Brandt' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Correct the hours of Kofi Mensah' }))
    await expect(args.taps.open).toHaveBeenCalledWith(expect.objectContaining({ kind: 'amend' }))
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Desk: Story = { globals: { viewport: { value: 'desk', isRotated: false } } }
export const Amended: Story = { args: { content: { ...nothing, note: amended(), amendments } } }
export const AmendedDesk: Story = { ...Amended, globals: { viewport: { value: 'desk', isRotated: false } } }
export const Mails: Story = {
  args: { content: { ...nothing, note: note({ mails }) } },
  play: async ({ args, canvas }) => {
    const [again] = canvas.getAllByRole('button', { name: 'Send again' })
    if (again) await userEvent.click(again)
    await expect(args.taps.sendAgain).toHaveBeenCalledWith('buchhaltung@hamburgmusik.example')
  },
}
const unsigned = {
  state: 'unsigned',
  signature: null,
  signedAt: null,
  signerName: null,
  releasedAt: null,
} as const
export const Unsigned: Story = {
  args: {
    content: { ...nothing, note: note({ ...unsigned, may: { confirm: false, sign: true, send: true, amend: true } }) },
  },
}
export const ForTheClient: Story = {
  args: {
    content: {
      ...nothing,
      note: note({
        ...unsigned,
        releasedAt: '2026-05-27T12:48:00Z',
        may: { confirm: false, sign: true, send: false, amend: false },
      }),
    },
  },
}
const nightly = note()
/** After midnight every time says so. */
export const Night: Story = {
  args: {
    content: {
      ...nothing,
      note: {
        ...nightly,
        crew: { ...nightly.crew, starts: '2026-11-18T21:30:00Z', ends: '2026-11-19T01:00:00Z' },
        lines: nightly.lines.map(line => ({ ...line, from: '2026-11-18T21:30:00Z', to: '2026-11-19T00:54:00Z' })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Elbphilharmonie, Wed/)).toHaveTextContent('Wed 18 Nov, 22:30–02:00+1')
    const [cell] = canvas.getAllByRole('row', { name: /^Amira Haddad/ })
    await expect(cell).toHaveTextContent('22:3001:54+1')
  },
}
export const Refused: Story = {
  args: {
    content: {
      ...nothing,
      note: note({
        state: 'refused',
        signature: null,
        signedAt: null,
        refusedAt: '2026-05-27T12:47:00Z',
        refusal: 'Two people came an hour late.\nWe talk about it tomorrow.',
      }),
    },
  },
}
export const Draft: Story = {
  args: {
    content: {
      ...nothing,
      waits: true,
      note: note({
        ...unsigned,
        state: 'open',
        number: null,
        confirmedAt: null,
        confirmedBy: null,
        may: { confirm: true, sign: false, send: false, amend: false },
      }),
    },
  },
}
export const LongGerman: Story = {
  parameters: { screen: { title: 'Lieferschein', longer: true } },
  args: { content: { ...nothing, note: { ...amended(), mails }, amendments } },
}
