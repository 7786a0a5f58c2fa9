/** `npm run verify-document -- FILE`: whether a finished paper is as it was finished, and everything that is kept of it. */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Finding } from '../domain/documents/evidence.ts'
import { readConfig } from '../server/config.ts'
import { verifyPaper } from '../server/documents/verify/verify-paper.ts'
import { openFileStore } from '../server/files/open-file-store.ts'
import { withDatabase } from './tenant/database.ts'

const words = (finding: Finding, file: string): string => {
  switch (finding.what) {
    case 'paper':
      return `${file} is not the paper that was finished.`
    case 'finishedFile':
      return 'The finished paper in the store is another one, or gone.'
    case 'link':
      return `Line ${finding.number} of the trail is not what was written.`
    case 'version':
      return `The file of version ${finding.number} is another one, or gone.`
    case 'signature':
      return `The signature of signatory ${finding.signatoryId} is not the one that was given.`
  }
}

async function main() {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new Error('Say which: npm run verify-document -- FILE')
  const bytes = await readFile(file)
  const found = await withDatabase(database =>
    verifyPaper(database, openFileStore(readConfig(process.env), database.dataDir), bytes),
  )
  if (!found) throw new Error(`${file}: unknown. No agency here has finished this paper.`)
  const { agency, name, documentId, signed, findings, digital } = found
  console.log(`“${name}”, ${agency}, ${documentId}`)
  for (const one of signed) console.log(`Signed by ${one.name}, ${one.role}, ${one.at}`)
  if (digital?.intact) console.log(`Digitally signed: ${digital.by}, certificate until ${digital.until}`)
  if (digital && !digital.intact) console.error('Changed: the digital signature is not over this paper, or is none.')
  for (const finding of findings) console.error(`Changed: ${words(finding, file)}`)
  if (findings.length > 0 || digital?.intact === false) process.exit(1)
  console.log('Intact.')
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
