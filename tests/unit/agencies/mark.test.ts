import { expect, it } from 'vitest'
import { agencies } from '../../../server/demo/tenants.ts'
import { markSvg } from '../../../server/web/mark.ts'

it('shows a colour as a colour, whatever it holds', () => {
  const look = agencies[0]?.look
  if (!look) throw new Error('there is no look')
  const svg = markSvg({
    look: { ...look, light: { ...look.light, accent: '"/><script>alert(1)</script><rect fill="' } },
    markPicture: null,
  })
  expect(svg).not.toContain('<script')
  expect(svg).toContain('fill="&#34;/&#62;&#60;script')
  expect(markSvg({ look, markPicture: null })).toContain(`fill="${look.light.accent}"`)
})
