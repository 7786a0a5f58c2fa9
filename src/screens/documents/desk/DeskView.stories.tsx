import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import type { Loadable } from '../../shared/loadable.ts'
import { agreement, finished, houseRules, houseTrail, sheets, signedMorning } from '../documents.fixtures.ts'
import { OverPage } from '../OverPage.tsx'
import type { DocumentTrail } from './desk.types.ts'
import { DeskView } from './DeskView.tsx'
import { PageByPage } from './PageByPage.tsx'
import { mostBytes } from '../../shared/files/file-size.ts'

const known = (content: DocumentTrail): Loadable<DocumentTrail> => ({
  ...{ kind: 'content', content, stale: null, retry: fn() },
})
const meta = {
  component: DeskView,
  decorators: [withScreen],
  globals: { viewport: { value: 'desk', isRotated: false } },
  parameters: { layout: 'fullscreen', screen: { title: 'House rules and access' } },
  args: {
    ...{
      document: houseRules,
      saving: null,
      uploading: { busy: false, failure: null, upload: fn(() => Promise.resolve(true)), forget: fn() },
      reminding: { busy: false, remind: fn() },
      drafting: { busy: false, save: fn() },
      changing: { busy: false, failure: null, change: fn() },
      trail: known(houseTrail),
      checkedAt: signedMorning,
      checking: false,
      onCheck: fn(),
    },
    now: signedMorning,
    children: <PageByPage paper={sheets(12)} over={page => <OverPage document={houseRules} page={page} />} />,
  },
} satisfies Meta<typeof DeskView>
export default meta
type Story = StoryObj<typeof meta>

/** The status words are those of the API, in every language; whom it waits for stands at the foot. */
export const OneOfThree: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('1 of 3 signed')).toBeVisible()
    const side = within(canvas.getByRole('group', { name: 'How it stands' }))
    for (const status of ['Signed', 'On Going', 'Ready to sign']) await expect(side.getByText(status)).toBeVisible()
    await expect(canvas.getByText('Waiting for Katharina Brandt: 2 days')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remind Katharina Brandt' }))
    await expect(args.reminding?.remind).toHaveBeenCalledOnce()
    const upload = canvas.getByRole('button', { name: 'Upload a version' })
    await expect(upload).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(upload)
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Chain intact' }))
    await expect(args.onCheck).toHaveBeenCalledOnce()
    const line = canvas.getByRole('button', { name: '5e71…5e71 from e3a9…e3a9' })
    line.focus()
    const whole = (of: string) => of.repeat(16)
    await waitFor(() => expect(line).toHaveTextContent(`${whole('5e71')} from ${whole('e3a9')}`))
  },
}
/** A page is chosen among the small ones, turned, and made larger; few are drawn at once. */
export const PagesTurned: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const small = (page: number) => canvas.getByRole('button', { name: `Page ${page}` })
    await userEvent.click(small(3))
    await expect(canvas.getByText('Page 3 of 12')).toBeVisible()
    await expect(small(3)).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(canvas.getByText('Page 4 of 12')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Larger' }))
    await expect(canvas.getByText('125%')).toBeVisible()
    await expect(canvasElement.querySelectorAll('canvas').length).toBeLessThan(9)
  },
}
/** The first line that is not what was written is marked. */
export const Broken: Story = {
  args: {
    trail: known({
      ...houseTrail,
      intact: false,
      links: houseTrail.links.map(one => ({ ...one, broken: one.number === 3 })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Chain broken' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(/not what was written/)
    await expect(canvas.getByText('The chain breaks here').closest('li')).toHaveTextContent('Signed, version 2')
  },
}
/** What happened last is told by no line, though every line left is whole. */
export const CutOff: Story = {
  args: { trail: known({ ...houseTrail, intact: false, links: houseTrail.links.slice(1) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/no line tells of/)
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const LargeText: Story = { globals: { viewport: { value: 'phone' }, text: 'twice' } }
export const German: Story = { globals: { language: 'de', viewport: { value: 'phone' } } }
export const Welsh: Story = { globals: { language: 'cy' } }
export const Checking: Story = { args: { checking: true } }
export const LoadingTrail: Story = { args: { trail: { kind: 'loading' } } }
/** Once all have signed, the finished paper is saved where they stand. */
export const Finished: Story = {
  args: { document: finished, saving: { busy: false, save: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('3 of 3 signed')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save as PDF' }))
    await expect(args.saving?.save).toHaveBeenCalledOnce()
  },
}
/** Who was reminded within a day is not reminded again; it says when, and from when on. */
export const Reminded: Story = {
  args: {
    document: {
      ...houseRules,
      signatories: houseRules.signatories.map(one =>
        one.id === 'katharina' ? { ...one, reminders: 1, remindedAt: '2026-05-26T08:00:00Z' } : one,
      ),
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/Reminded once, /)).toBeVisible()
    await expect(canvas.getByText(/Again from /)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remind Katharina Brandt' }))
    await expect(args.reminding?.remind).not.toHaveBeenCalled()
  },
}
/** Before anybody has signed everything of it may be changed; the draft is saved beside. */
export const Changing: Story = {
  args: { document: agreement },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download draft' }))
    await expect(args.drafting?.save).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    const dialog = within(canvas.getByRole('dialog'))
    const name = dialog.getByLabelText('Name')
    await userEvent.clear(name)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByText('The document needs a name.')).toBeVisible()
    await userEvent.type(name, 'Rate agreement 2027')
    await userEvent.click(dialog.getByRole('checkbox', { name: /stars/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(args.changing?.change).toHaveBeenCalledWith(
      { name: 'Rate agreement 2027', dueDate: null, signatoriesOrder: 'one by one', asksRating: false },
      expect.anything(),
    )
  },
}
/** Once somebody has signed only the day is left. */
export const ChangingSigned: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    const dialog = within(canvas.getByRole('dialog'))
    await expect(dialog.getByText(/Somebody has signed/)).toBeVisible()
    await expect(dialog.queryByLabelText('Name')).toBeNull()
    await waitFor(() => expect(dialog.getByLabelText('Sign by')).toBeVisible())
  },
}
/** Before a file is uploaded it says what that does; nothing is sent without one. */
export const Uploading: Story = {
  args: { document: agreement },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upload a version' }))
    const dialog = within(canvas.getByRole('dialog'))
    await expect(dialog.getByText(/It withdraws version 2/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }))
    await expect(args.uploading?.upload).not.toHaveBeenCalled()
    const file = new File(['%PDF-1.7'], 'agreement.pdf', { type: 'application/pdf' })
    const large = new File([new Uint8Array(mostBytes + 1)], 'scans.pdf', { type: 'application/pdf' })
    await userEvent.upload(dialog.getByLabelText('PDF, at most 25 MB'), large)
    await expect(dialog.getByText('This file is larger than 25 MB.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }))
    await expect(args.uploading?.upload).not.toHaveBeenCalled()
    await userEvent.upload(dialog.getByLabelText('PDF, at most 25 MB'), file)
    await expect(dialog.getByText('agreement.pdf')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }))
    await expect(args.uploading?.upload).toHaveBeenCalledWith(file)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}
/** What is wrong with a file stands where it was chosen. */
export const UploadRefused: Story = {
  args: {
    document: agreement,
    uploading: {
      ...{ busy: false, upload: fn(() => Promise.resolve(false)), forget: fn() },
      failure: { code: 'pdfEncrypted', status: 409, technical: '', details: {} },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upload a version' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('protected by a password')
  },
}
export const PutAway: Story = { args: { document: { ...houseRules, deleted: true } } }
export const WithoutFile: Story = {
  args: {
    document: { ...agreement, version: null, fields: [] },
    trail: known({ intact: true, versions: [], links: [] }),
    children: null,
  },
}
