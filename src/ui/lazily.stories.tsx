import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from './Button/Button.tsx'
import { NotLoadedContext, type NotLoadedProps, later, lazily } from './lazily.tsx'

/** Fails as often as is said, then there is a part. */
function failing(times: number) {
  let asked = 0
  return async () => {
    asked += 1
    await Promise.resolve()
    if (asked <= times) throw new Error('Failed to fetch dynamically imported module')
    return ({ name }: { name: string }) => <p>{name} is here</p>
  }
}
const NotLoaded = ({ as, retry, busy }: NotLoadedProps) => (
  <p role="alert">
    Not loaded, as {as}{' '}
    <Button busy={busy} onClick={retry}>
      Try again
    </Button>
  </p>
)
const Kept = ({ children }: { children: React.ReactNode }) => {
  const [typed, setTyped] = useState('')
  return (
    <NotLoadedContext value={NotLoaded}>
      <input aria-label="Around it" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <Suspense fallback={<p>Loading</p>}>{children}</Suspense>
    </NotLoadedContext>
  )
}
const meta = { title: 'ui/lazily' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const Part = later(failing(2))
/** It says so where it would stand, is asked for again, and nothing around it is lost. */
export const AskedAgain: Story = {
  render: () => (
    <Kept>
      <Part name="Crew" />
    </Kept>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not loaded, as part')
    await userEvent.type(canvas.getByLabelText('Around it'), 'kept')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled())
    // Once there is network it is asked for by itself.
    window.dispatchEvent(new Event('online'))
    await expect(await canvas.findByText('Crew is here')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByLabelText('Around it')).toHaveValue('kept')
  },
}

const Field = lazily(failing(1), ({ name }) => <p>{name} will stand here</p>)
/** What stands in its size stays, with a line below it. */
export const InItsPlace: Story = {
  render: () => (
    <Kept>
      <Field name="Function" />
    </Kept>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not loaded, as line')
    await expect(canvas.getByText('Function will stand here')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Function is here')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

const said = fn()
const Quiet = later(failing(1), { quiet: () => said() ?? true })
/** Of what a screen is whole without, nothing is said. */
export const Quietly: Story = {
  render: () => (
    <Kept>
      <Quiet name="A sign" />
    </Kept>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(said).toHaveBeenCalled())
    await expect(canvas.queryByRole('alert')).toBeNull()
    window.dispatchEvent(new Event('online'))
    await expect(await canvas.findByText('A sign is here')).toBeVisible()
  },
}
