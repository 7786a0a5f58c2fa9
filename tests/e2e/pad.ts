import { type Page, expect } from '@playwright/test'

/** Draws on the glass with the mouse, as a finger does: one stroke, up and down. */
export async function drawsOn(page: Page, name = 'Client signature'): Promise<void> {
  const pad = page.getByRole('group', { name }).last()
  // Clear of the bars, where a hand would push it.
  await pad.evaluate(element => element.scrollIntoView({ block: 'center' }))
  // Nobody signs while the page is still moving.
  let box = { x: 0, y: 0, width: 0, height: 0 }
  await expect(async () => {
    await pad.hover()
    const found = await pad.boundingBox()
    if (!found) throw new Error('the pad is gone')
    box = found
  }).toPass()
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
  await page.mouse.move(...at(0.2, 0.6))
  await page.mouse.down()
  for (const [x, y] of [
    [0.3, 0.25],
    [0.38, 0.6],
    [0.5, 0.3],
    [0.7, 0.5],
  ] as const)
    await page.mouse.move(...at(x, y), { steps: 5 })
  await page.mouse.up()
}
