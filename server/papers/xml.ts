/** An element: its name, its attributes, and text or further elements; what is null or false is left out. */
export type Xml = string | null | false
type Attributes = Readonly<Record<string, string>>

/** What XML 1.0 has no character for is left out; what means something to it is written otherwise. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`)

const tag = (name: string, attributes: Attributes) =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ')

export const textElement = (name: string, text: string, attributes: Attributes = {}): string =>
  `<${tag(name, attributes)}>${escaped(text)}</${name}>`

export const element = (name: string, children: readonly Xml[], attributes: Attributes = {}): string =>
  `${opened(name, attributes)}${children.filter(Boolean).join('')}${closed(name)}`

export const opened = (name: string, attributes: Attributes = {}): string => `<${tag(name, attributes)}>`
export const closed = (name: string): string => `</${name}>`
export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'
