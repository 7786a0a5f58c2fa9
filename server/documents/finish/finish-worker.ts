import { parentPort, workerData } from 'node:worker_threads'
import { certificateWords } from './certificate-words.ts'
import { certificate } from './certificate.ts'
import { finishedPaper } from './finished-paper.ts'
import type { Finishing } from './finish.ts'

const { agency, language, certified, paper, stamps, trail, title, at } = workerData as Finishing
const page = await certificate(agency, certificateWords(language), certified)
const bytes = await finishedPaper({ paper, certificate: page, stamps, trail, title, at: new Date(at) })
parentPort?.postMessage({ bytes })
