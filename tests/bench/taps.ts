/** How soon a tap is answered on a slow device, beside a button that does nothing else. */
import type { BrowserContext, Page } from '@playwright/test'

export const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN

/** Ms from a finger on the glass until what it brings has been painted. */
export async function tapped(page: Page, button: string, appears: string): Promise<number> {
  const took = page.evaluate(
    wanted =>
      new Promise<number>(resolve => {
        let touched = Number.NaN
        addEventListener('pointerdown', ({ timeStamp }) => (touched = timeStamp), { capture: true, once: true })
        const painted = new PerformanceObserver(list => {
          const [first] = list.getEntries() as (PerformanceEntry & { renderTime: number })[]
          if (first) resolve(first.renderTime - touched)
          painted.disconnect()
        })
        painted.observe({ type: 'element' })
        const watch = new MutationObserver(() => {
          const answer = document.querySelector(wanted)
          if (!answer) return
          watch.disconnect()
          answer.setAttribute('elementtiming', 'answer')
        })
        watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      }),
    appears,
  )
  const box = await page.locator(button).first().boundingBox()
  if (!box) throw new Error(`${button} is not there`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  return took
}

/** `slower`: how many times as slow as this machine. */
export async function slowPage(context: BrowserContext, slower: number): Promise<Page> {
  const page = await context.newPage()
  // The compiler names functions by a helper that pages do not have.
  const helper = 'globalThis.__name = what => what'
  await page.addInitScript({ content: helper })
  await page.evaluate(helper)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return page
}

/** The same of a button that changes one text. */
export async function bareButton(context: BrowserContext, slower: number): Promise<number> {
  const page = await slowPage(context, slower)
  await page.setContent('<button>Tap</button><p></p>')
  const times: number[] = []
  for (let count = 0; count < 15; count++) {
    await page.evaluate(() => {
      const [button, before, text] = [
        document.querySelector('button'),
        document.querySelector('p'),
        document.createElement('p'),
      ]
      // The browser tells of the first text of a paragraph only.
      before?.replaceWith(text)
      if (button)
        button.onclick = () => {
          text.textContent = 'Tapped'
          text.className = 'done'
        }
    })
    times.push(await tapped(page, 'button', 'p.done'))
  }
  await page.close()
  return median(times)
}
