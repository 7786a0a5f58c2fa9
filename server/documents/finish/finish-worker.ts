import { parentPort, workerData } from 'node:worker_threads'
import { certificateWords } from './certificate-words.ts'
import { certificate } from './certificate.ts'
import { type Drafting, draftPaper } from './draft-paper.ts'
import { finishedPaper } from './finished-paper.ts'
import type { Finishing } from './finish.ts'

async function finish({ agency, language, certified, paper, stamps, trail, title, at, key }: Finishing) {
  const words = certificateWords(language)
  const page = await certificate(agency, words, certified)
  const seal = key && { key, name: agency.name, reason: `${words.title}: ${title}` }
  return finishedPaper({ paper, certificate: page, stamps, trail, title, at: new Date(at), seal })
}

const data = workerData as Finishing | Drafting
const bytes = await ('mark' in data ? draftPaper(data.paper, data.mark, data.title, new Date(data.at)) : finish(data))
parentPort?.postMessage({ bytes })
