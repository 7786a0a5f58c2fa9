import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { allHave, assigned, fitting, many, mostHave, noneClosed, noneYet, unfitting } from './payslips.fixtures.ts'
import { PayslipsPart } from './PayslipsPart.tsx'

const desk = { viewport: { value: 'desk' } }
const phone = { viewport: { value: 'phone', isRotated: false } }
const chosen = { name: 'Mai-2026.zip', size: '1.2 MB' }
const meta = {
  component: PayslipsPart,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Payrolls' } },
  args: {
    ...{ standing: noneYet, chosen: null, sending: null, read: null, busy: false, refused: undefined },
    ...{ onChoose: fn(), onAssign: fn(), onTake: fn() },
  },
  render: args => (
    <Page width="list">
      <PayslipsPart {...args} />
    </Page>
  ),
  globals: desk,
} satisfies Meta<typeof PayslipsPart>
export default meta
type Story = StoryObj<typeof meta>

export const None: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/^6 closed payrolls have no payslip: Hauke Brandt, Ingrid/)).toBeVisible()
    const files = ['1001.pdf', '1002.pdf'].map(name => new File(['%PDF-1.7'], name, { type: 'application/pdf' }))
    await userEvent.upload(canvas.getByLabelText('Payslips as PDF or ZIP'), files)
    await expect(args.onChoose).toHaveBeenLastCalledWith(files)
  },
}
export const MostHave: Story = {
  args: { standing: mostHave },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        '4 people have their payslip. 2 closed payrolls have no payslip: Hauke Brandt and Ingrid Solberg.',
      ),
    ).toBeVisible()
    await expect(canvas.getByText('1 payroll is still open and takes none.')).toBeVisible()
  },
}
export const AllHave: Story = {
  args: { standing: allHave },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 people have their payslip.')).toBeVisible()
  },
}
export const NoneClosed: Story = { args: { standing: noneClosed } }
export const NotKnownYet: Story = { args: { standing: null } }
export const Sending: Story = {
  args: { chosen: { name: '3 files', size: '540 kB' }, sending: { at: 2, of: 3 }, busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('File 2 of 3 is being sent …')
  },
}
export const LookedAt: Story = { args: { chosen, busy: true } }
export const Refused: Story = {
  args: { chosen, refused: 'The ZIP archive cannot be opened safely. Have it made anew.' },
}
/** Said beside what was pressed: the field may be hundreds of files above. */
export const NotTakenOver: Story = {
  args: { chosen, read: many, refused: 'The server did not answer. Check the network and try again.' },
  play: async ({ canvas }) => {
    const said = canvas.getByRole('alert')
    const taking = canvas.getByRole('button', { name: /^Take over/ })
    await expect(taking.getBoundingClientRect().top - said.getBoundingClientRect().bottom).toBeLessThan(40)
    await expect(canvas.getByLabelText('Payslips as PDF or ZIP')).not.toHaveAttribute('aria-invalid', 'true')
  },
}
export const Fitting: Story = {
  args: { chosen, read: fitting },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('3 payslips can be taken over')).toBeVisible()
    await expect(canvas.getByText('1 of them replaces another one')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Take over 3 payslips' }))
    await expect(args.onTake).toHaveBeenCalledOnce()
  },
}
/** What is left out says why; whose one is that no number tells is chosen among those who have none. */
export const Unfitting: Story = {
  args: { standing: mostHave, chosen, read: unfitting },
  play: async ({ canvas, args, userEvent }) => {
    const left = within(canvas.getByRole('list', { name: 'What is left out' })).getAllByRole('listitem')
    await expect(left).toHaveLength(12)
    await expect(left[0]).toHaveTextContent('nobody’s number stands in its name')
    const [whose] = await canvas.findAllByLabelText(/^Whose is it/, { selector: 'button' })
    if (!whose) throw new Error('nobody can be chosen')
    await userEvent.click(whose)
    await userEvent.click(await screen.findByRole('option', { name: /Oke Thomsen/ }))
    await expect(args.onAssign).toHaveBeenCalledWith(unfitting.files[0]?.sha256, 'payroll-4')
  },
}
export const UnfittingOnPhone: Story = { ...Unfitting, globals: phone }
const left = { standing: mostHave, chosen, read: unfitting }
export const UnfittingDark: Story = { args: left, globals: { ...phone, scheme: 'dark' } }
export const UnfittingInGerman: Story = { args: left, globals: { ...phone, language: 'de', text: 'twice' } }
export const UnfittingInWelsh: Story = { args: left, globals: { ...desk, language: 'cy', text: 'twice' } }
/** What was assigned is among what is taken, and can be taken back. */
export const Assigned: Story = {
  args: { standing: noneYet, chosen, read: assigned },
  play: async ({ canvas }) => {
    const taken = canvas.getByRole('list', { name: 'What is taken over' })
    await expect(taken).toHaveTextContent('Aylin Demir, Abrechnung Mai Demir.pdf')
    await expect(taken).toHaveTextContent('assigned by hand, 1 page')
    await expect(canvas.getByText('1 closed payroll has no payslip then: Oke Thomsen.')).toBeVisible()
  },
}
export const Many: Story = { args: { chosen, read: many } }
