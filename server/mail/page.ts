import { htmlLanguage } from '../../domain/languages.ts'
import type { Look } from '../database/tables/tenants.ts'
import type { TenantRecord } from '../tenant/directory.ts'
import type { Speaker } from './mail-words.ts'

/** What a mail says, in the order it is read; text and page are both made from it. */
export interface Content {
  greeting: string
  intro: string
  facts?: [name: string, value: string][]
  /** `opens`: its link opens what nobody else may; it is kept nowhere. */
  button?: { label: string; link: string; opens?: true }
  /** Short paragraphs after that. */
  notes: string[]
  /** Where whoever wants no more of it says so. */
  unsubscribe?: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, character => escapes[character] ?? character)

/** Colours come from a tenant's record: what is no plain colour is left out, so that nothing else reaches the style. */
const colour = (value: string, otherwise: string) => (/^#[0-9a-f]{6}$/i.test(value) ? value : otherwise)

const closing = ({ name, settings }: TenantRecord, { say }: Speaker) => {
  const contact = [settings.supportEmail, settings.supportPhone].filter(Boolean).join(', ')
  return { regards: say('regards'), name, questions: contact ? say('questions', { contact }) : null }
}

export function asText(content: Content, tenant: TenantRecord, speaker: Speaker): string {
  const { say } = speaker
  const { regards, name, questions } = closing(tenant, speaker)
  const { greeting, intro, facts = [], button, notes, unsubscribe } = content
  const parts = [
    greeting,
    intro,
    ...(facts.length ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(button ? [button.link] : []),
    ...notes,
    `${regards}\n${name}`,
    ...(questions ? [questions] : []),
    ...(unsubscribe ? [`${say('unsubscribe')}: ${unsubscribe}`] : []),
  ]
  return `${parts.join('\n\n')}\n`
}

/** Inline styles, because mail programs keep little else; the sheet is only for dark mode. Nothing is loaded. */
export function asHtml(content: Content, tenant: TenantRecord, speaker: Speaker, subject: string): string {
  const { regards, name, questions } = closing(tenant, speaker)
  const { greeting, intro, facts = [], button, notes, unsubscribe } = content
  const { light, ground, groundInk } = tenant.look
  const accent = colour(light.accent, '#1f4f99')
  const accentInk = colour(light.accentInk, '#ffffff')
  const p = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" class="soft" style="padding:2px 16px 2px 0;text-align:left;vertical-align:top;font-weight:normal;color:#5a6472">${escaped(label)}</th><td style="padding:2px 0">${escaped(value)}</td></tr>`,
  )
  const table = `<table style="margin:0 0 20px;border-collapse:collapse">${rows.join('')}</table>`
  const link = button && escaped(button.link)
  const action =
    button &&
    `<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${accent};color:${accentInk};font-weight:bold;text-decoration:none">${escaped(button.label)}</a></p>` +
      `<p class="soft" style="margin:0 0 24px;font-size:14px;color:#5a6472">${escaped(speaker.say('address'))}<br><a href="${link}" class="address" style="color:#1d3f72;word-break:break-all">${link}</a></p>`
  return `<!doctype html>
<html lang="${htmlLanguage(speaker.code)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${dark(tenant.look)}</style>
</head>
<body class="around" style="margin:0;padding:24px 12px;background:#f1f3f5;color:#1a2028;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div class="sheet" style="max-width:560px;margin:0 auto;border-radius:12px;overflow:hidden;background:#ffffff">
<div style="padding:20px 28px;background:${colour(ground, '#0a1a33')};color:${colour(groundInk, '#ffffff')};font-size:18px;font-weight:bold">${escaped(name)}</div>
<div style="padding:28px">
${p(greeting)}
${p(intro)}
${facts.length ? table : ''}${action ?? ''}
${notes.map(p).join('\n')}
<p style="margin:24px 0 0">${escaped(regards)}<br>${escaped(name)}</p>
</div>
${questions ? `<div class="soft" style="padding:0 28px 24px;font-size:14px;color:#5a6472">${escaped(questions)}</div>` : ''}
${unsubscribe ? `<div class="soft" style="padding:0 28px 24px;font-size:14px;color:#5a6472"><a href="${escaped(unsubscribe)}" class="soft" style="color:#5a6472">${escaped(speaker.say('unsubscribe'))}</a></div>` : ''}
</div>
</body>
</html>
`
}

/**
 * A mail as it is kept: words, facts and a plain link, for a sheet of the reader's. What stands in it is escaped here, so
 * that nothing of it runs or is loaded; a link that opens something is said to be left out.
 */
export function asKept(content: Content, tenant: TenantRecord, speaker: Speaker): { html: string; text: string } {
  const { regards, name, questions } = closing(tenant, speaker)
  const { button, unsubscribe: _, ...said } = content
  const { greeting, intro, facts = [], notes } = said
  const p = (text: string) => `<p>${escaped(withoutKeys(text))}</p>`
  const rows = facts.map(
    ([label, value]) => `<tr><th scope="row">${escaped(label)}</th><td>${escaped(withoutKeys(value))}</td></tr>`,
  )
  const leftOut = button?.opens && `${button.label}: ${speaker.say('leftOut')}`
  const link = !button || button.opens ? '' : `<p><a href="${escaped(button.link)}">${escaped(button.label)}</a></p>`
  const html = [
    p(greeting),
    p(intro),
    ...(rows.length ? [`<table>${rows.join('')}</table>`] : []),
    leftOut ? p(leftOut) : link,
    ...notes.map(p),
    `<p>${escaped(regards)}<br>${escaped(name)}</p>`,
    questions ? `<p>${escaped(questions)}</p>` : '',
  ]
  const plain = leftOut ? { ...said, notes: [leftOut, ...notes] } : { ...said, ...(button ? { button } : {}) }
  return { html: html.filter(Boolean).join('\n'), text: withoutKeys(asText(plain, tenant, speaker)) }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Addresses without what in them nobody could guess: whatever it opens, whoever reads it here has no use for it. */
export const withoutKeys = (text: string): string =>
  text.replace(/https?:\/\/\S+/g, address => address.replace(/[\w-]{24,}/g, part => (uuid.test(part) ? part : '…')))

const dark = ({ dark: { accentText } }: Look) =>
  ':root{color-scheme:light dark}@media (prefers-color-scheme:dark){' +
  '.around{background:#12161c!important;color:#e8ecf1!important}.sheet{background:#1c222b!important}' +
  `.soft{color:#a9b3c0!important}.address{color:${colour(accentText, '#a9c8ff')}!important}}`
