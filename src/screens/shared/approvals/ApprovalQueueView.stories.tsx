import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { navigate } from 'wouter/use-browser-location'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { morning } from '../fixtures.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Picture } from '../../../ui/Picture/Picture.tsx'
import { card, inReview, old, renewal } from '../uploads/uploads.fixtures.ts'
import { ApprovalQueueView } from './ApprovalQueueView.tsx'
import { certificate, past, photo, waiting } from './approvals.fixtures.ts'
import { PhotoCaseView } from './PhotoCaseView.tsx'
import { type Entered, UploadCaseView } from './UploadCaseView.tsx'

const picture = await card('RIGGING CERTIFICATE LEVEL 1')
const declined = {
  ...old,
  id: '00000000-0000-4000-8000-000000000009',
  state: 'declined',
  reason: 'Not readable',
} as const
const uploads = { ...inReview, items: [renewal, old, declined] }
const meta = {
  component: ApprovalQueueView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'To decide' } },
  globals: { viewport: { value: 'desk' } },
  args: {
    ...{ waiting, total: 3, past, problems: new Map<string, string>(), open: null as string | null, now: morning },
    ...{ onOpen: fn(), onDecide: fn(), onAgain: fn() },
    children: (item, deciding) => (
      <UploadCaseView
        key={item.id}
        upload={{ ...renewal, state: item.decision?.outcome ?? 'inReview' }}
        picture={(_, n, small) => <Picture blob={picture} label={n === 1 ? 'Front' : 'Back'} small={small} />}
        now={morning}
        {...{ item, uploads, deciding }}
        entered={null}
        onEntered={fn()}
      />
    ),
  },
} satisfies Meta<typeof ApprovalQueueView>
export default meta
type Story = StoryObj<typeof meta>

/** The first of the queue, new beside what counts; A and D decide, arrows walk, the next opens by itself. */
export const Desk: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('3 jobs after that need it')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(waiting[1]?.id)
    const number = canvas.getByRole('textbox', { name: 'Number' })
    await userEvent.type(number, 'RZ-A')
    await expect(args.onDecide).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('heading', { name: 'To decide', level: 1 }))
    await userEvent.keyboard('a')
    await expect(args.onDecide).toHaveBeenCalledOnce()
    await expect(args.onDecide).toHaveBeenCalledWith(certificate, {
      outcome: 'approved',
      corrected: { paperNumber: 'RZ-A', issuedBy: '', validFrom: null, validUntil: null },
    })
  },
}
/** As the address has it, the certificate is looked at. */
const atAddress = {
  args: {
    open: certificate.id,
    onOpen: fn((id: string | null) => navigate(`${location.pathname}?open=${id}`, { replace: true })),
  },
  beforeEach: () => {
    const address = location.href
    history.replaceState(null, '', `${location.pathname}?open=${certificate.id}`)
    return () => history.replaceState(null, '', address)
  },
} satisfies Story
/** A correction that is not sent is asked about when another one is opened; with the answer it goes unasked. */
export const CorrectionUnsaved: Story = {
  ...atAddress,
  play: async ({ args, canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: 'Number' })
    await userEvent.type(number, 'RZ-9')
    await userEvent.click(canvas.getByRole('button', { name: 'The next one' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Stay here' }))
    await expect(location.search).toBe(`?open=${certificate.id}`)
    await expect(number).toHaveValue('RZ-9')
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await expect(args.onDecide).toHaveBeenCalledOnce()
    await expect(location.search).toBe(`?open=${waiting[1]?.id}`)
    await expect(canvas.queryByRole('button', { name: 'Stay here' })).toBeNull()
  },
}
/** A reason that is sent is no text that is lost: the next one opens, whatever else was typed. */
export const DeclinedCorrected: Story = {
  ...atAddress,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Number' }), 'RZ-9')
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Why it does not count' }), 'Cut off.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onDecide).toHaveBeenCalledOnce()
    await expect(location.search).toBe(`?open=${waiting[1]?.id}`)
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
/** The same of what has nothing to correct. */
export const PhotoDeclined: Story = {
  args: {
    ...atAddress.args,
    open: photo.id,
    children: (item, deciding) => (
      <PhotoCaseView
        key={item.id}
        {...{ item, deciding }}
        now={morning}
        picture={<Picture blob={picture} label="Photo of the work" />}
      />
    ),
  },
  beforeEach: atAddress.beforeEach,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
    await userEvent.type(await canvas.findByRole('textbox'), 'Screens can be read.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onDecide).toHaveBeenCalledOnce()
    await expect(location.search).toBe(`?open=${waiting[3]?.id}`)
  },
}
/** The second tap of a hasty thumb does not decide the next one. */
export const TwoTaps: Story = {
  render: function Shrinking({ onDecide, ...args }) {
    const [decided, setDecided] = useState<readonly string[]>([])
    return (
      <ApprovalQueueView
        {...args}
        waiting={waiting.filter(({ id }) => !decided.includes(id))}
        onDecide={(item, verdict) => {
          setDecided([...decided, item.id])
          onDecide(item, verdict)
        }}
      />
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Approve' }))
    await expect(args.onDecide).toHaveBeenCalledOnce()
  },
}
/** A reason is needed, which the person reads. */
export const Declining: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('d')
    const dialog = await canvas.findByRole('dialog')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onDecide).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Why it does not count' }), 'The end date is cut off.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onDecide).toHaveBeenCalledOnce()
    await expect(args.onDecide).toHaveBeenCalledWith(certificate, {
      outcome: 'declined',
      reason: 'The end date is cut off.',
    })
    await expect(dialog).not.toBeInTheDocument()
  },
}
/** What was corrected is there again once the decision is taken back, and is asked about. */
export const TakenBack: Story = {
  args: { open: certificate.id },
  render: function Undone({ children: _, ...args }) {
    const [entered, setEntered] = useState<Entered | null>(null)
    const [decided, setDecided] = useState(false)
    return (
      <>
        <ApprovalQueueView {...args} waiting={decided ? [] : waiting} onDecide={() => setDecided(true)}>
          {(item, deciding) => (
            <UploadCaseView
              {...{ item, uploads, deciding, entered }}
              upload={renewal}
              picture={(_, n) => <Picture blob={picture} label={n === 1 ? 'Front' : 'Back'} />}
              onEntered={setEntered}
              now={morning}
            />
          )}
        </ApprovalQueueView>
        <Button onClick={() => setDecided(false)}>Undo</Button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Number' }), 'RZ-7')
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Why it does not count' }), 'Cut off.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(canvas.queryByRole('textbox', { name: 'Number' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(canvas.getByRole('textbox', { name: 'Number' })).toHaveValue('RZ-7')
    navigate('/elsewhere')
    await userEvent.click(await canvas.findByRole('button', { name: 'Stay here' }))
    await expect(canvas.getByRole('textbox', { name: 'Number' })).toHaveValue('RZ-7')
  },
}
/** A photo of the work: of which crew, and that the client sees it. */
export const OfTheWork: Story = {
  args: {
    open: photo.id,
    children: (item, deciding) => (
      <PhotoCaseView
        key={item.id}
        {...{ item, deciding }}
        now={morning}
        picture={<Picture blob={picture} label="Photo of the work" />}
      />
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Approve: the client sees it from now on.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Hafenfest/ })).toBeVisible()
    await userEvent.keyboard('a')
    await expect(args.onDecide).toHaveBeenCalledWith(photo, { outcome: 'approved', corrected: null })
  },
}
export const OfTheWorkPhone: Story = { ...OfTheWork, globals: { viewport: { value: 'phone' } } }
/** The server did not take what was decided: it waits again, and says why. */
export const NotTaken: Story = {
  args: { problems: new Map([[certificate.id, 'unreachable']]) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
    await expect(args.onAgain).toHaveBeenCalledWith(certificate.id)
  },
}
export const Decided: Story = {
  args: { open: past[0]?.id ?? null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Declined by Ute Brandes/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull()
  },
}
/** Somebody else was quicker. */
export const Gone: Story = { args: { open: '00000000-0000-4000-8000-000000000077' } }
export const AllDone: Story = { args: { waiting: [], total: 0 } }
export const MoreThanShown: Story = { args: { total: 340 } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
/** On a phone the list first. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const PhoneOpen: Story = { args: { open: certificate.id }, globals: { viewport: { value: 'phone' } } }
export const PhoneLargeText: Story = { ...PhoneOpen, globals: { viewport: { value: 'phone' }, text: 'twice' } }
export const German: Story = { globals: { language: 'de' } }
export const Welsh: Story = {
  args: { open: certificate.id },
  globals: { viewport: { value: 'phone' }, language: 'cy' },
}
