import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import type { Failure } from '../../../client/problem.ts'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { FormDialog } from './FormDialog.tsx'
import { isShort, useForm } from './useForm.ts'

const sent = fn<(label: string, reason: string) => void>()
const closed = fn()
const answers: Record<'refused' | 'lost', Failure> = {
  refused: {
    code: 'invalidInput',
    status: 400,
    details: { errors: [{ path: 'body.reason', message: 'not words' }] },
    technical: '',
  },
  lost: { code: 'unreachable', status: null, details: {}, technical: '' },
}

function Example({ answer }: { answer?: keyof typeof answers }) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const form = useForm(
    { label: '', reason: '' },
    ({ label, reason }) => ({
      label: isShort('NewKiosk.label', label) && 'Name it.',
      reason: isShort('CannotCome.reason', reason) && 'Say why.',
    }),
    failure,
  )
  const send = () => {
    sent(form.values.label, form.values.reason)
    if (answer) setFailure(answers[answer])
  }
  return (
    <FormDialog form={form} title="A kiosk" submitLabel="Send" onSubmit={send} onClose={closed}>
      <TextField {...form.text('label', 'NewKiosk.label')} label="Name" />
      <TextArea {...form.text('reason', 'CannotCome.reason')} label="Why" />
    </FormDialog>
  )
}

const meta = {
  component: Example,
  decorators: [withScreen],
  beforeEach: () => {
    for (const spy of [sent, closed]) spy.mockClear()
  },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

/** The contract says how long each may be; what is missing is said once it is sent, in the first place. */
export const Filled: Story = {
  play: async ({ userEvent }) => {
    const [name, why] = [screen.getByLabelText('Name'), screen.getByLabelText('Why')]
    await expect(name).toHaveAttribute('maxlength', '60')
    await expect(why).toHaveAttribute('maxlength', '500')
    await expect(screen.queryByText('Name it.')).toBeNull()
    await userEvent.click(why)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(screen.getByText('Name it.')).toBeVisible()
    await expect(name).toHaveFocus()
    await userEvent.type(name, 'Gate 4')
    await userEvent.type(why, 'Rain')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await expect(sent.mock.calls).toEqual([['Gate 4', 'Rain']])
  },
}

const fill: NonNullable<Story['play']> = async ({ userEvent }) => {
  await userEvent.type(screen.getByLabelText('Name'), 'Gate 4')
  await userEvent.type(screen.getByLabelText('Why'), 'Rain')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
}

/** What the server does not take stands at its field until that is changed. */
export const RefusedByTheServer: Story = {
  args: { answer: 'refused' },
  play: async context => {
    await fill(context)
    const why = screen.getByLabelText('Why')
    await waitFor(() => expect(why).toHaveFocus())
    await expect(why).toBeInvalid()
    await expect(screen.getByLabelText('Name')).toBeValid()
    await context.userEvent.type(why, ' and wind')
    await expect(why).toBeValid()
  },
}

export const AnswerLost: Story = {
  args: { answer: 'lost' },
  play: async context => {
    await fill(context)
    await expect(await screen.findByText(/^The server did not answer/)).toBeVisible()
  },
}

export const ClosedUntouched: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(closed).toHaveBeenCalledOnce()
  },
}

export const ClosedUnsaved: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(screen.getByLabelText('Why'), 'Rain')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }))
    await expect(screen.getByLabelText('Why')).toHaveValue('Rain')
    await expect(closed).not.toHaveBeenCalled()
  },
}
