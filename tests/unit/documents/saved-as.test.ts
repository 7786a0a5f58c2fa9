import { expect, it } from 'vitest'
import { fileName, savedAs } from '../../../server/files/saved-as.ts'

it.each([
  ['Invoice 2026-05-28', 'Invoice-2026-05-28.pdf'],
  ['Prüfung für Łukasz Müller', 'Prüfung-für-Łukasz-Müller.pdf'],
  ['../../etc/passwd', 'etc-passwd.pdf'],
  ['a"b\r\nSet-Cookie: x', 'a-b-Set-Cookie-x.pdf'],
  ['Ärger\u0308 \u202Efdp.exe', 'Ärger\u0308-fdp.exe.pdf'],
  ['名簿', '名簿.pdf'],
  ['…', 'file.pdf'],
])('%j may be called %j', (title, name) => {
  expect(fileName(title)).toBe(name)
})

it('says a plain name once, and any other in full and in plain letters', () => {
  expect(savedAs('Invoice-1.pdf')).toBe('attachment; filename="Invoice-1.pdf"')
  expect(savedAs('picture-1.webp', 'inline')).toBe('inline; filename="picture-1.webp"')
  expect(savedAs('Straße-für-Zoë.pdf')).toBe(
    `attachment; filename="Strasse-fur-Zoe.pdf"; filename*=UTF-8''Stra%C3%9Fe-f%C3%BCr-Zo%C3%AB.pdf`,
  )
})

it('is a header whatever a file is called', () => {
  for (const name of ['名簿.pdf', `it's (1)*.pdf`, 'a\r\nb.pdf', 'quote".pdf', '\uD83C\uDFAA.pdf']) {
    const header = savedAs(name)
    expect(new Headers({ 'content-disposition': header }).get('content-disposition')).toBe(header)
    expect(header).toMatch(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.%~!-]+$/)
  }
})
