import { fileTypeFromBuffer } from 'file-type'
import type { FileFault, PayslipFile } from '../../domain/payslips/match-payslips.ts'
import { mostPayslipPages, mostPayslips, mostPayslipsBytes } from '../../openapi/payslips.ts'
import { mostUploadBytes } from '../../openapi/uploads.ts'
import { refuseAbsent } from '../chosen.ts'
import type { Context } from '../context.ts'
import { carriesMore } from '../documentUploads/read-content.ts'
import { readPdf } from '../documents/read-pdf.ts'
import { type ScanProblem, scanned } from '../files/scan.ts'
import { hashOf } from '../files/stored-files.ts'
import { wholeFile } from '../uploads/pieces.ts'
import type { UploadRow } from '../uploads/upload.queries.ts'
import { readZip } from './read-zip.ts'

export type ReadingProblem = 'notFound' | 'uploadUnfinished' | 'archiveUnreadable' | 'tooManyPayslips' | ScanProblem
type Reading = Context<ReadingProblem>

export interface ReadFile extends PayslipFile {
  size: number
  /** Null: it cannot be read. */
  pages: number | null
}
interface Unread {
  name: string
  size: number
  fault: FileFault | null
  bytes: Uint8Array
}

/** The uploads in their order. Throws `notFound` where one is gone or named twice, `uploadUnfinished` where it has not arrived. */
export function arrived(
  ctx: Context<'notFound' | 'uploadUnfinished'>,
  ids: readonly string[],
  sent: readonly UploadRow[],
) {
  const found = ids.flatMap(id => sent.find(one => one.id === id) ?? [])
  if (found.length < ids.length || new Set(ids).size < ids.length) refuseAbsent(ctx, ['uploadIds'])
  if (found.some(({ size, received }) => received < size)) throw ctx.refuse('uploadUnfinished')
  return found
}

/**
 * Every file of the uploads, those of archives among them, one at a time and in their order: no more than one upload and one
 * of its files is in memory. Throws `archiveUnreadable` with its name, and `tooManyPayslips`.
 */
export async function* unpackedFiles(
  ctx: Context<'archiveUnreadable' | 'tooManyPayslips'>,
  uploads: readonly UploadRow[],
): AsyncGenerator<Unread> {
  let [count, sum] = [0, 0]
  const counted = (files: number, bytes: number) => {
    count += files
    sum += bytes
    if (count > mostPayslips || sum > mostPayslipsBytes)
      throw ctx.refuse('tooManyPayslips', { most: mostPayslips, mostBytes: mostPayslipsBytes })
  }
  for (const upload of uploads) {
    const bytes = await wholeFile(ctx.services, ctx.tenant.id, upload)
    if ((await fileTypeFromBuffer(bytes))?.mime !== 'application/zip') {
      counted(1, bytes.length)
      yield { name: upload.name, size: bytes.length, fault: null, bytes }
      continue
    }
    const entries = readZip(bytes)
    if (!entries) throw ctx.refuse('archiveUnreadable', { name: upload.name })
    const large = ({ size }: { size: number }) => size > mostUploadBytes
    counted(
      entries.length,
      entries.reduce((all, one) => all + (large(one) ? 0 : one.size), 0),
    )
    for (const entry of entries) {
      const { name, size } = entry
      const nothing = new TextEncoder().encode(`${upload.id} ${name}`)
      if (entry.encrypted || large(entry))
        yield { name, size, fault: entry.encrypted ? 'encrypted' : 'tooLarge', bytes: nothing }
      else {
        const unpacked = entry.bytes()
        yield { name, size, fault: unpacked ? null : 'broken', bytes: unpacked ?? nothing }
      }
    }
  }
}

/** What each file is, as far as it can be told without knowing anybody. */
export async function readFiles(ctx: Reading, uploads: readonly UploadRow[]): Promise<ReadFile[]> {
  const files: ReadFile[] = []
  for await (const { name, size, fault, bytes } of unpackedFiles(ctx, uploads)) {
    const of = { name: [...name].slice(0, 200).join(''), size, sha256: hashOf(bytes) }
    if (fault !== null) files.push({ ...of, pages: null, fault })
    else {
      await scanned(
        { config: ctx.services.config, refuse: (code, details) => ctx.refuse(code, { ...details, name }) },
        [bytes],
      )
      files.push({ ...of, ...(await pdfOf(bytes)) })
    }
  }
  return files
}

const faults = {
  notPdf: 'notPdf',
  pdfEncrypted: 'encrypted',
  pdfBroken: 'broken',
  pdfHasScripts: 'hasScripts',
} as const
class Unfit extends Error {
  readonly fault: FileFault
  constructor(code: keyof typeof faults) {
    super(code)
    this.fault = faults[code]
  }
}

async function pdfOf(bytes: Uint8Array): Promise<Pick<ReadFile, 'pages' | 'fault'>> {
  try {
    const { pages } = await readPdf(code => new Unfit(code), bytes)
    if (carriesMore(bytes)) return { pages, fault: 'hasScripts' }
    return { pages, fault: pages > mostPayslipPages ? 'tooManyPages' : null }
  } catch (error) {
    if (error instanceof Unfit) return { pages: null, fault: error.fault }
    throw error
  }
}
