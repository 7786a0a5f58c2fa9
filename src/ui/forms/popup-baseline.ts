import { expect, screen, userEvent, waitFor, type within } from 'storybook/test'

interface Popup {
  canvas: ReturnType<typeof within>
  role: 'button' | 'link'
  /** What stands in it. */
  says: string | RegExp
}

// Until it is loaded its target answers to nothing, and is another one afterwards: it is tried until it opens.
const seen = (says: Popup['says']) => screen.findByText(says, {}, { timeout: 500 })
const gone = (says: Popup['says']) => waitFor(() => expect(screen.queryByText(says)).toBeNull())

/** Opens it by a hand that rests on its target. */
export async function rested({ canvas, role, says }: Popup) {
  await waitFor(async () => {
    const target = canvas.getByRole(role)
    await userEvent.unhover(target)
    await userEvent.hover(target)
    await expect(await seen(says)).toBeVisible()
  })
}

/** What holds for all that opens beside something: it goes with the hand, opens for the focus, describes, and goes by Escape. */
export async function popupBaseline(popup: Popup) {
  const { canvas, role, says } = popup
  await rested(popup)
  await userEvent.unhover(canvas.getByRole(role))
  await gone(says)
  const target = await waitFor(async () => {
    canvas.getByRole(role).blur()
    await userEvent.tab()
    await expect(await seen(says)).toBeVisible()
    return canvas.getByRole(role)
  })
  await waitFor(() => expect(target).toHaveFocus())
  await waitFor(() => expect(target).toHaveAccessibleDescription(says))
  await userEvent.keyboard('{Escape}')
  await gone(says)
  await expect(target).toHaveFocus()
}
