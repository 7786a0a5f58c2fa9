import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import { useListAddress } from './useListAddress.ts'

/** A part of a page, far down, which is looked through and filtered. */
function Part({ name, word }: { name: string; word?: string }) {
  const { search, onSearch, asked, change, clear } = useListAddress({ isPart: true, ...(word ? { word } : {}) })
  return (
    <section aria-label={name}>
      <SearchField label={name} area={name} value={search} onChange={onSearch} />
      <button type="button" aria-pressed={asked.has(name)} onClick={() => change({ [name]: 'open' })}>
        Open {name}
      </button>
      <button type="button" onClick={() => clear(name)}>
        All {name}
      </button>
    </section>
  )
}

const meta = {
  component: Part,
  args: { name: 'files' },
  render: () => (
    <div style={{ paddingBlock: '150vh' }}>
      <Part name="files" />
      <Part name="people" word="person" />
    </div>
  ),
  beforeEach: () => {
    const address = location.href
    history.replaceState(null, '', location.pathname)
    return () => {
      history.replaceState(null, '', address)
      window.scrollTo(0, 0)
    }
  },
} satisfies Meta<typeof Part>
export default meta
type Story = StoryObj<typeof meta>

/** Each has its own word in the address, and what is typed into stays in sight. */
export const TwoOnOnePage: Story = {
  play: async ({ canvas, userEvent }) => {
    const files = canvas.getByRole('searchbox', { name: 'files' })
    files.scrollIntoView({ block: 'center' })
    const at = window.scrollY
    await expect(at).toBeGreaterThan(0)
    await userEvent.type(files, 'plan')
    await waitFor(() => expect(location.search).toBe('?q=plan'))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'people' }), 'hansen')
    await userEvent.click(canvas.getByRole('button', { name: 'Open people' }))
    await expect(location.search).toBe('?q=plan&person=hansen&people=open')
    await expect(files).toHaveValue('plan')
    await userEvent.click(canvas.getByRole('button', { name: 'All files' }))
    await expect(location.search).toBe('?person=hansen&people=open')
    await expect(files).toHaveValue('')
    await expect(window.scrollY).toBe(at)
  },
}
