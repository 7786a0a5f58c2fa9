import { stripVTControlCharacters } from 'node:util'

const linesOf = (said: string) => stripVTControlCharacters(said).split('\n')
const once = (lines: readonly string[]) => [...new Set(lines)]

/** The lines of Vitest, Playwright, TypeScript and Prettier that name what failed and why. */
export function failuresIn(said: string): string[] {
  const naming =
    /^\s*(?:FAIL |\d+\) |\[warn\] |Test timeout of |On a page: |(?:\w*[Ee]rror|Busy|Locator|Expected|Received): |\S+\(\d+,\d+\): error )/
  const named = linesOf(said).filter(line => naming.test(line))
  return once(named.map(line => line.trim().replaceAll(/\s+/g, ' ').slice(0, 600))).slice(0, 30)
}

/** The files of tests that Vitest or Playwright name as failed. */
export function failedFiles(said: string): string[] {
  const naming = /^\s*(?:FAIL |\d+\) ).*?\b((?:tests|src|\.storybook)\/\S+?\.(?:test|spec|stories)\.tsx?)\b/
  return once(linesOf(said).flatMap(line => naming.exec(line)?.[1] ?? []))
}
