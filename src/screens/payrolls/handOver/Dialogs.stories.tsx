import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { lacking, notEntered } from './hand-over.fixtures.ts'
import { MappingDialog } from './MappingDialog.tsx'
import { NumberDialog } from './NumberDialog.tsx'

const desk = { viewport: { value: 'desk' } }
const phone = { viewport: { value: 'phone', isRotated: false } }
const meta = {
  component: MappingDialog,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Payrolls' } },
  args: { mapping: notEntered, occur: lacking.lacks.wages, busy: false, failure: null, onSend: fn(), onClose: fn() },
  globals: desk,
} satisfies Meta<typeof MappingDialog>
export default meta
type Story = StoryObj<typeof meta>

/** What occurs has a field; the order of columns is changed, and what is not in the file is left out. */
export const Entering: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const wages = within(await canvas.findByRole('group', { name: 'Wage types' }))
    await userEvent.type(wages.getByLabelText('Hours'), ' 1000 ')
    await userEvent.type(wages.getByLabelText('Night 25%'), '1025')
    await userEvent.click(canvas.getByRole('button', { name: 'Amount one place up' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hours' }))
    const heading = canvas.getByLabelText('Heading of Wage type')
    await userEvent.clear(heading)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(heading).toHaveAccessibleDescription('Say what the column is called.')
    await userEvent.type(heading, 'LA')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSend).toHaveBeenLastCalledWith({
      fileColumns: [
        { field: 'personNumber', name: 'Personnel number' },
        { field: 'wageType', name: 'LA' },
        { field: 'amount', name: 'Amount' },
      ],
      wages: [
        { kind: 'base', percent: null, number: '1000' },
        { kind: 'night', percent: 25, number: '1025' },
      ],
      ...{ numbers: 'own', costCentre: 'none', decimal: 'comma', revision: 0, answerNumber: null, answerNet: null },
    })
  },
}
export const NoColumn: Story = {
  play: async ({ canvas, args, userEvent }) => {
    for (const name of ['Personnel number', 'Wage type', 'Hours', 'Amount'])
      await userEvent.click(await canvas.findByRole('checkbox', { name }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByText('Choose a column at least.')).toBeVisible()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const Dark: Story = { globals: { ...desk, scheme: 'dark' } }
export const Phone: Story = { globals: phone }
export const German: Story = { globals: { ...phone, language: 'de' } }

const onSend = fn()
export const Number: Story = {
  render: ({ onClose }) => (
    <NumberDialog person={{ name: 'Hauke Brandt' }} busy={false} failure={null} onSend={onSend} onClose={onClose} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await expect(onSend).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('Number with the payroll office'), '00042')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(onSend).toHaveBeenLastCalledWith('00042')
  },
}
