import { expect, userEvent, waitFor, within } from 'storybook/test'

const ringed = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll<HTMLElement>('[aria-current="step"]')].map(box => box.dataset['state']).join(' + ')

/** Presses one step after another by the beginning of its words, and sees the ring move each time. */
export const presses =
  (...steps: string[]) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const panel = within(within(canvasElement).getByRole('group', { name: 'Possible now' }))
    for (const step of steps) {
      const before = ringed(canvasElement)
      await expect(before).not.toBe('')
      const [button] = panel.getAllByRole('button', { name: name => name.startsWith(step) })
      if (!button) throw new Error(`There is no step ${step}`)
      await userEvent.click(button)
      await waitFor(() => expect(ringed(canvasElement)).not.toBe(before))
    }
  }
