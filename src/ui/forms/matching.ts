import type { Option } from './fields.types.ts'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Options that hold every word of the text, whatever its case and accents: "koln" finds "Köln". */
export function matching(options: readonly Option[], text: string): Option[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return options.filter(({ label, detail = '' }) => {
    const said = plain(`${label} ${detail}`)
    return words.every(word => said.includes(word))
  })
}
