import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Picture } from '../../../ui/Picture/Picture.tsx'
import { photoWords } from '../../shared/files/photo-words.ts'
import type { ProjectFile } from '../../shared/files/photo.types.ts'
import { uuid } from '../../shared/fixtures.ts'
import { ProjectDocumentsView } from './ProjectDocumentsView.tsx'

const crew = { id: uuid(1), name: 'Load-in', starts: '2026-05-27T05:00:00Z', timeZone: 'Europe/Berlin' }
const file = (n: number, more: Partial<ProjectFile>): ProjectFile => ({
  ...{ id: uuid(20 + n), kind: 'photo', name: `IMG_${n}.jpg`, crew, format: 'picture', size: 320_000 },
  ...{ state: 'approved', reason: null, takenAt: `2026-05-27T0${n}:40:00Z`, own: false, signatories: 0, signed: 0 },
  ...{ sentBy: { id: uuid(60 + n), name: 'Hauke Brandt' } },
  ...more,
})
const desk = { crew: null, sentBy: { id: uuid(70), name: 'Britta Claasen' } }
const files: readonly ProjectFile[] = [
  file(9, { state: 'inReview' }),
  file(8, { state: 'inReview' }),
  file(7, {}),
  file(6, { state: 'declined', reason: 'Screens of the client can be read on it' }),
  file(5, { ...desk, kind: 'file', name: 'Rigging plan v3.pdf', format: 'pdf' }),
  file(4, { ...desk, kind: 'paper', name: 'House rules and access', state: 'waits', signatories: 3, signed: 1 }),
  file(3, { ...desk, kind: 'paper', name: 'Quotation 2026-118', state: 'signed', signatories: 2, signed: 2 }),
  file(2, { ...desk, kind: 'paper', name: 'Verhaltensregeln auf Großveranstaltungen', state: 'toRead' }),
]
const nothing = { photos: [], taking: [], problem: null }

function Drawn({ photo }: { photo: ProjectFile }) {
  const words = useWords()
  return <Picture blob={null} label={photoWords(words, photo)} />
}
const args: ComponentProps<typeof ProjectDocumentsView> = {
  ...{ files, context: nothing, waits: false, decides: true, onDownload: fn(), send: fn() },
  picture: photo => <Drawn photo={photo} />,
  ...{ narrowing: { search: '', kind: '', half: 'files' }, onNarrow: fn(), onSearch: fn() },
}
/** As the address has it, what it is narrowed to stays. */
function Narrowed(props: ComponentProps<typeof ProjectDocumentsView>) {
  const [narrowing, setNarrowing] = useState(props.narrowing)
  const narrow = (to: Partial<typeof narrowing>) => setNarrowing(before => ({ ...before, ...to }))
  return (
    <ProjectDocumentsView {...props} narrowing={narrowing} onNarrow={narrow} onSearch={search => narrow({ search })} />
  )
}
const meta = {
  component: ProjectDocumentsView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Documents' } },
  globals: { viewport: { value: 'desk' } },
  render: props => <Narrowed {...props} />,
  args,
} satisfies Meta<typeof ProjectDocumentsView>
export default meta
type Story = StoryObj<typeof meta>

export const Desk: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const waiting = within(canvas.getByRole('region', { name: 'To be looked at' }))
    await expect(waiting.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText('1 of 3 signed')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Download Rigging plan v3.pdf' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'All types' }), 'Papers to sign or read')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a document' }), 'xylophone')
    await expect(canvas.getByRole('heading', { name: 'Nothing found.' })).toBeVisible()
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Find a document' }))
    await expect(canvas.getByText('Quotation 2026-118')).toBeVisible()
    await expect(canvas.queryByText('Rigging plan v3.pdf')).toBeNull()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'All types' }), '')
    const [first] = within(canvas.getByRole('region', { name: 'To be looked at' })).getAllByRole('button')
    if (!first) throw new Error('nothing to look at')
    await userEvent.click(first)
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(dialog.getByRole('button', { name: 'Approve' })).toBeVisible()
  },
}
/** What was approved, and nothing to do. */
export const Client: Story = {
  args: {
    decides: false,
    send: null,
    files: files.filter(({ state }) => state !== 'inReview' && state !== 'declined'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'To be looked at' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Add files' })).toBeNull()
  },
}
export const OnTheirWay: Story = {
  args: {
    waits: true,
    context: {
      ...nothing,
      photos: [{ id: 'a', size: 900, sent: 100, uploadId: null, takenAt: '2026-05-27T07:50:00Z' }],
      problem: 'fileKindWrong',
    },
  },
}
export const Nothing: Story = { args: { files: [] } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const German: Story = { globals: { language: 'de', viewport: { value: 'phone' } } }
export const LargeText: Story = { globals: { text: 'twice', viewport: { value: 'phone' } } }
