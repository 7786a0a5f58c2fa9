import type { Look, Palette } from '../database/tables/tenants.ts'

const colour = /^(#[0-9a-f]{3,8}|(?:rgb|hsl|oklch|oklab|color-mix)\([\w\s.,%/#()-]+\))$/i
/** Colours come from a tenant's record: what is no colour is left out, so that nothing else reaches the style sheet. */
const declared = (values: Record<string, string>) =>
  Object.entries(values)
    .filter(([, value]) => colour.test(value))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

const palette = (of: Palette) => ({
  accent: of.accent,
  'accent-ink': of.accentInk,
  'accent-soft': of.accentSoft,
  'accent-text': of.accentText,
})

/** The tenant's tokens over the product's: the selectors of src/ui/tokens.css with :root doubled, so that they win in whatever order the sheets load. */
export function themeCss(look: Look): string {
  const ground = {
    'tenant-ground': look.ground,
    'tenant-ground-ink': look.groundInk,
    beam: look.beam,
    steel: look.steel,
  }
  const light = declared({ ...palette(look.light), ...ground })
  const dark = declared({ ...palette(look.dark), ...ground })
  return [
    `:root:root{${light}}`,
    `@media (prefers-color-scheme:dark){:root:root:not([data-mantine-color-scheme='light']){${dark}}}`,
    `:root:root[data-mantine-color-scheme='dark']{${dark}}`,
    '',
  ].join('\n')
}
