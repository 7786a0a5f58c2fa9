import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { FileField } from './FileField.tsx'

const meta = {
  component: FileField,
  args: {
    label: 'PDF, at most 25 MB',
    chooseLabel: 'Choose a file, or drop it here',
    accept: 'application/pdf',
    chosen: null,
    onChoose: () => undefined,
  },
  render: function Held(args) {
    const [file, setFile] = useState<File | null>(null)
    return (
      <FileField
        {...args}
        chosen={file ? { name: file.name, size: `${file.size} B` } : args.chosen}
        onChoose={setFile}
      />
    )
  },
} satisfies Meta<typeof FileField>
export default meta
type Story = StoryObj<typeof meta>

const chosen = { name: 'rate-agreement-2026-with-all-its-appendices-and-a-very-long-name.pdf', size: '184 kB' }

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('PDF, at most 25 MB')
    await userEvent.upload(field, new File(['%PDF-1.7'], 'agreement.pdf', { type: 'application/pdf' }))
    await expect(canvas.getByText('agreement.pdf')).toBeVisible()
    await expect(canvas.getByText('8 B')).toBeVisible()
  },
}
export const Chosen: Story = { args: { chosen } }
export const TooLarge: Story = { args: { chosen, error: 'This file is larger than 25 MB.' } }
export const Dark: Story = { args: { chosen }, globals: { scheme: 'dark' } }
export const LargeText: Story = { args: { chosen }, globals: { viewport: { value: 'phone' }, text: 'twice' } }
/** Several at once, told together. */
export const Several: Story = {
  args: { onChooseAll: fn() },
  render: ({ onChoose: _, ...args }) => <FileField {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    const files = ['one.pdf', 'two.pdf'].map(name => new File(['%PDF-1.7'], name, { type: 'application/pdf' }))
    await userEvent.upload(canvas.getByLabelText('PDF, at most 25 MB'), files)
    await expect(args.onChooseAll).toHaveBeenCalledWith(files)
  },
}
