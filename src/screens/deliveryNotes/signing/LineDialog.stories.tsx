import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { defaultHoursRule } from '../../../../domain/deliveryNotes/hours-rule.ts'
import { LineDialog } from './LineDialog.tsx'
import { sheetRow } from '../sign-off.fixtures.ts'

const row = sheetRow('Kofi Mensah', 'stagehand', 0, null, { worked: null, to: null })
const forgot = {
  ...row,
  line: { ...row.line, checkOutAt: null, hours: { ...row.line.hours, proposed: null, to: null } },
}
const meta = {
  component: LineDialog,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Sign-off' } },
  args: {
    row: forgot,
    rule: defaultHoursRule,
    now: Date.parse(row.line.ends),
    entered: null,
    trouble: null,
    onClose: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof LineDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Somebody forgot to check out: the end is asked for in its field, and nothing is set before. */
export const EndMissing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set hours' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(canvas.getByText('Enter the end.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'End' })).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox', { name: 'End' }), '2560')
    await expect(canvas.getByText('Enter a time, such as 06:00.')).toBeVisible()
    await userEvent.clear(canvas.getByRole('textbox', { name: 'End' }))
    // No colon, no am or pm, in any browser.
    await userEvent.type(canvas.getByRole('textbox', { name: 'End' }), '1350')
    await userEvent.click(canvas.getByRole('button', { name: 'Set hours' }))
    await expect(args.onSave).toHaveBeenCalledWith({ chargeable: 435, endTime: '13:50' })
  },
}
/** Nobody has worked until an hour that is still to come: 05:30 would be tomorrow's. */
export const EndStillToCome: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'End' }), '05:30')
    await userEvent.click(canvas.getByRole('button', { name: 'Set hours' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(canvas.getByText('That is still to come.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'End' })).toHaveFocus()
  },
}
/** Another agency reckons to the half hour: so does the dialog. */
export const ByTheAgencysRule: Story = {
  args: { rule: { ...defaultHoursRule, roundTo: 30 } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'End' }), '14:20')
    await userEvent.click(canvas.getByRole('button', { name: 'Set hours' }))
    await expect(args.onSave).toHaveBeenCalledWith({ chargeable: 480, endTime: '14:20' })
  },
}
