import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { serve } from '../../../.storybook/server.ts'
import { nothing } from '../../../domain/forms/answers.ts'
import { card } from '../shared/uploads/uploads.fixtures.ts'
import { FillView } from './FillView.tsx'
import { all, begun, most, photo, safety, some, withPhoto } from './forms.fixtures.ts'

const meta = {
  component: FillView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Safety 2026' } },
  args: { form: safety, context: begun, name: 'Jonas Petersen', saved: 'saved', busy: false, send: fn() },
} satisfies Meta<typeof FillView>
export default meta
type Story = StoryObj<typeof meta>

export const Choice: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Question 2 of 7')).toBeVisible()
    await expect(canvas.getByRole('img', { name: '2 of 6 answered' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }))
    const answer = { ...nothing('shoes'), optionIds: ['no'] }
    await expect(args.send).toHaveBeenCalledWith({ type: 'ANSWERED', key: expect.any(String) as string, answer })
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'NEXT' })
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const AtTheDesk: Story = { globals: { viewport: { value: 'desk', isRotated: false } } }
export const LargeText: Story = { globals: { viewport: { value: 'phone' }, text: 'twice' } }
export const German: Story = { globals: { language: 'de', viewport: { value: 'phone' } } }
export const Welsh: Story = { globals: { language: 'cy', viewport: { value: 'phone' } } }
export const Information: Story = { args: { context: { ...begun, at: 'intro' } } }
/** A picture goes with it. */
export const InformationWithPicture: Story = {
  args: {
    context: { ...begun, at: 'intro' },
    form: {
      ...safety,
      questions: safety.questions.map(question =>
        question.id === 'intro'
          ? { ...question, file: { id: 'way', name: 'The way in', format: 'picture', size: 90_000 } }
          : question,
      ),
    },
  },
  beforeEach: () => serve(async () => new Response(await card('Gate 4'))),
  play: async ({ canvas }) => {
    // Until it has come a place is kept for it.
    const width = () => canvas.getByRole<HTMLImageElement>('img', { name: 'The way in' }).naturalWidth
    await waitFor(() => expect(width()).toBe(800))
  },
}
/** Without network, and never looked at before. */
export const PictureMissing: Story = {
  ...InformationWithPicture,
  beforeEach: () => serve(() => Promise.reject(new TypeError('no network'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The file is not on this device/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const Several: Story = { args: { context: { ...begun, at: 'gear' }, saved: 'waiting' } }
/** Said below the field once somebody wanted to go on; the keyboard is there. */
export const WrongNumber: Story = {
  args: { context: { ...begun, at: 'years', tried: true, draft: { ...nothing('years'), text: '99' } } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Years' })
    await expect(field).toHaveAccessibleDescription('60 is the most.')
    await expect(field).toHaveFocus()
  },
}
/** What is typed counts when the field is left. */
export const Typing: Story = {
  args: { context: { ...begun, at: 'remark' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Remark' }), ' Left knee ')
    await userEvent.tab()
    const answer = { ...nothing('remark'), text: 'Left knee' }
    await expect(args.send).toHaveBeenCalledWith({ type: 'ANSWERED', key: expect.any(String) as string, answer })
  },
}
export const Day: Story = { args: { context: { ...begun, answers: most, at: 'briefed' } } }
export const Missing: Story = {
  args: { context: { ...begun, answers: [], tried: true } },
  play: ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Yes, S3' })).toHaveFocus(),
}
/** Repeats what is signed. */
export const Signature: Story = {
  args: { context: { ...begun, answers: all, at: 'sign' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last page, 7 of 7')).toBeVisible()
    await expect(canvas.getByText('Helmet, Gloves')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Hand in' })).toBeVisible()
  },
}
export const SignatureMissing: Story = { args: { context: { ...begun, answers: most, at: 'sign', tried: true } } }
export const HandingIn: Story = { args: { context: { ...begun, answers: all, at: 'sign' }, busy: true } }
export const NotKept: Story = {
  args: { saved: 'unkept' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'RETRY' })
  },
}
export const Refused: Story = {
  args: { context: { ...begun, answers: some, at: 'years', tried: true, problem: 'answersMissing' } },
}
/** A hasty thumb passes over no question. */
export const TappedTwice: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.send).toHaveBeenCalledTimes(1)
  },
}
export const AllOfThem: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All questions' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'When were you briefed last?' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'OPENED', question: 'briefed' })
  },
}

const asksPhoto = { form: withPhoto, context: { ...begun, at: 'harness' } }
export const PhotoWanted: Story = {
  args: { ...asksPhoto, context: { ...asksPhoto.context, tried: true } },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(await canvas.findByText('Please add a photo.')).toBeVisible()
    const [camera] = canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]')
    await expect(camera).toHaveAttribute('capture', 'environment')
    const taken = new File([new Uint8Array(3)], 'harness.jpg', { type: 'image/jpeg' })
    if (camera) await userEvent.upload(camera, taken)
    await expect(args.send).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'CHOSEN', question: 'harness', blob: taken, turns: 0 }),
    )
  },
}
const given = {
  args: { ...asksPhoto, context: { ...asksPhoto.context, answers: [...some, photo] } },
  beforeEach: () =>
    serve(async () => new Response(await card('Harness'), { headers: { 'content-type': 'image/png' } })),
} satisfies Story
export const PhotoGiven: Story = {
  ...given,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn a quarter' }))
    await expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ type: 'CHOSEN', turns: 1 }))
    await expect(canvas.getByText('Take again')).toBeVisible()
  },
}
export const PhotoGivenDark: Story = { ...given, globals: { scheme: 'dark' } }
export const PhotoGerman: Story = {
  ...given,
  globals: { language: 'de', viewport: { value: 'phone' }, text: 'twice' },
}
export const PhotoTaken: Story = {
  args: {
    ...asksPhoto,
    context: { ...asksPhoto.context, taking: { key: 'k1', question: 'harness', blob: new Blob(), turns: 0 } },
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/The picture is made small/)).toBeVisible(),
}
/** It was sent, and is none. */
export const PhotoRefused: Story = {
  args: {
    ...asksPhoto,
    context: {
      ...asksPhoto.context,
      answers: [{ ...photo, file: { ...photo.file, refused: 'fileKindWrong' } }],
    },
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(/Pictures and PDFs are taken/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Leave it out' }))
    await expect(args.send).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'ANSWERED', answer: nothing('harness') }),
    )
  },
}
/** A paper, which may stay out. */
export const FileOptional: Story = {
  args: { form: withPhoto, context: { ...begun, at: 'licence' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A picture or a PDF, 26 MB at most.')).toBeVisible()
    await expect(canvas.getByText('May stay without an answer')).toBeVisible()
  },
}
