import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { ErasureForm } from './ErasureForm.tsx'
import { blocked, lastOne, nothingKept, possible } from './erasure.fixtures.ts'

const meta = {
  component: ErasureForm,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Björn Hallström' } },
  args: { erasure: possible, busy: false, failure: null, onErase: fn(), onClose: fn() },
} satisfies Meta<typeof ErasureForm>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is sent before the name is typed as it is shown, and a reason given. */
export const Possible: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Messages received')).toBeVisible()
    await expect(canvas.getAllByText(/until 31 Dec 2036/)[0]).toBeVisible()
    const send = canvas.getByRole('button', { name: 'Erase for good' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Type “Björn Hallström”' }), 'Björn')
    await userEvent.click(send)
    await expect(canvas.getByText('Type the name as it is shown.')).toBeVisible()
    await expect(canvas.getByText('Say why.')).toBeVisible()
    await expect(args.onErase).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Type “Björn Hallström”' }), ' hallström')
    const why = canvas.getByRole('textbox', { name: 'Why' })
    await userEvent.type(why, 'Björn asked')
    await userEvent.click(send)
    await expect(canvas.getByText('Say it without their name: this stays.')).toBeVisible()
    await expect(args.onErase).not.toHaveBeenCalled()
    await userEvent.clear(why)
    await userEvent.type(why, 'asked by letter')
    await userEvent.click(send)
    await expect(args.onErase).toHaveBeenCalledWith({ name: 'Björn hallström', reason: 'asked by letter' })
  },
}
export const NothingKept: Story = {
  args: { erasure: nothingKept },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The name goes at once.')).toBeVisible()
  },
}
/** It says what is in the way, and what to do about it. */
export const Blocked: Story = {
  args: { erasure: blocked },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Job on 5 Dec 2026, 26-0148/)).toBeVisible()
    await expect(canvas.getByText('Leads project 26-0151 Harbour birthday: give it to somebody else.')).toBeVisible()
    await expect(canvas.getByText(/Is chief of Load-in, 26-0151 .* on 8 Dec 2026/)).toBeVisible()
    await expect(canvas.getByText(/To-do “Order the lift” is open/)).toBeVisible()
    await expect(canvas.getByText('Payroll PR-2611-14 is open: close it.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Erase for good' })).toBeNull()
  },
}
export const LastOfTheOffice: Story = { args: { erasure: lastOne } }
export const Failed: Story = {
  args: { failure: { code: 'unreachable', status: null, details: {}, technical: '' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Type “Björn Hallström”' }), 'Björn Hallström')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Why' }), 'asked')
    await userEvent.click(canvas.getByRole('button', { name: 'Erase for good' }))
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const German: Story = { globals: { language: 'de' } }
/** What goes is read before anything is typed. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog')
    const scrolled = [...dialog.querySelectorAll('*')].filter(element => element.scrollTop > 0)
    await expect(scrolled).toEqual([])
    await expect(dialog.contains(document.activeElement)).toBe(true)
    await expect(canvas.getByRole('heading', { name: 'Goes at once' })).toBeVisible()
  },
}
export const PhoneTextTwice: Story = { globals: { viewport: { value: 'phone' }, text: 'twice', language: 'cy' } }
export const BlockedTextTwice: Story = {
  args: { erasure: blocked },
  globals: { viewport: { value: 'phone' }, text: 'twice', language: 'de' },
}
