import { expect, type within } from 'storybook/test'

interface Baseline {
  canvas: ReturnType<typeof within>
  role: 'combobox' | 'textbox' | 'button'
  /** Of the control that takes the focus. */
  name: string | RegExp
}

/** What holds for every field in error: it is named, and its error and hint are told with it. */
export async function wrongFieldBaseline({ canvas, role, name }: Baseline) {
  const control = await canvas.findByRole(role, { name })
  await expect(control).toHaveAttribute('aria-invalid', 'true')
  await expect(control).toHaveAccessibleDescription('This one is needed. As it stands on the quote.')
}
export const wrongArgs = { error: 'This one is needed.', hint: 'As it stands on the quote.' }

/** What holds for every field that is off: it says so, and is passed over by keys. */
export async function disabledFieldBaseline({ canvas, role, name }: Baseline) {
  await expect(await canvas.findByRole(role, { name })).toBeDisabled()
}
