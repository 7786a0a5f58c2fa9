import { IconCloudOff, IconWorld } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { BigClock } from '../BigClock/BigClock.tsx'
import { Button } from '../Button/Button.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { Note } from '../Note/Note.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { TenantMark } from '../TenantMark/TenantMark.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { LoginLayout } from './LoginLayout.tsx'

function Form({ unsent = false, wrong = false }) {
  const [login, setLogin] = useState('jonas.petersen@nordlicht.example')
  const [password, setPassword] = useState('loading-dock')
  return (
    <form>
      {unsent ? (
        <Note tone="info" icon={<IconCloudOff aria-hidden="true" />}>
          2 entries of Owain Pryce wait on this device. They are sent after the next login.
        </Note>
      ) : null}
      <TextField
        label="E-mail or login"
        value={login}
        onChange={setLogin}
        autoComplete="username"
        inputMode="email"
        {...(wrong ? { error: 'No account with this login. Check the spelling or ask planning.' } : {})}
      />
      <PasswordField
        label="Password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        showLabel="Show password"
        hideLabel="Hide password"
      />
      <Button variant="main" size="call" full type="submit">
        Log in
      </Button>
    </form>
  )
}

const meta = {
  component: LoginLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Nordlicht Crew', mark: <TenantMark /> },
    title: 'Log in',
    tools: (
      <Menu
        label="Language"
        icon={<IconWorld aria-hidden="true" />}
        text="English"
        items={[
          { value: 'en', label: 'English', current: true },
          { value: 'de', label: 'Deutsch', current: false },
        ]}
        onSelect={() => undefined}
      />
    ),
    children: <Form />,
    foot: (
      <>
        <TextLink href="#forgotten">Forgotten password?</TextLink>
        <TextLink href="#help">Help centre</TextLink>
      </>
    ),
    aside: <BigClock time="06:42" date="Wednesday, 27 May 2026" />,
  },
} satisfies Meta<typeof LoginLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Nordlicht: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1)
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Harbour: Story = {
  args: { brand: { name: 'Harbour Stage Crew', mark: <TenantMark mark="crane" /> } },
  globals: { tenant: 'harbour' },
}
export const Unsent: Story = { args: { children: <Form unsent /> } }
export const Wrong: Story = { args: { children: <Form wrong /> } }
export const LongName: Story = {
  args: { brand: { name: 'Veranstaltungstechniker Beleuchtungsanlagen Westfalen', mark: <TenantMark /> } },
}
