import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../Button/Button.tsx'
import { TextField } from '../../TextField/TextField.tsx'
import { Popover } from '../../lazy-forms.tsx'

const meta = {
  component: Popover,
  args: {
    label: 'Note on the client',
    opened: false,
    onChange: fn(),
    target: <Button>Note</Button>,
    children: <TextField label="Note" value="" onChange={() => undefined} />,
  },
  render: function Held(args) {
    const [opened, setOpened] = useState(args.opened)
    return (
      <Popover
        {...args}
        opened={opened}
        onChange={to => {
          args.onChange(to)
          setOpened(to)
        }}
      />
    )
  },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

const opened: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { expanded: false }))
  await expect(await screen.findByRole('dialog')).toBeVisible()
}

export const Opened: Story = { play: opened }
export const Dark: Story = { globals: { scheme: 'dark' }, play: opened }
export const LongGerman: Story = {
  args: {
    label: 'Anmerkung',
    target: <Button>Veranstaltungstechnikeranmerkung</Button>,
    children: <p>Donaudampfschifffahrtsgesellschaftskapitänsmützenanprobe um 06:00 an der Rampe.</p>,
  },
  globals: { viewport: { value: 'phone', isRotated: false }, text: 'twice' },
  play: opened,
}
export const Welsh: Story = {
  args: {
    label: 'Nodyn am y cleient',
    target: <Button>Nodyn</Button>,
    children: <p>Y drws wrth ymyl y ramp; ffoniwch y prif weithiwr cyn cyrraedd.</p>,
  },
  play: opened,
}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { expanded: false })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus())
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await userEvent.click(document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
