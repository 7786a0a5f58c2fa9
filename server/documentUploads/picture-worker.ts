import { parentPort, workerData } from 'node:worker_threads'
import { type Redrawn, type Shape, redraw } from './redraw.ts'

const { files, as } = workerData as { files: Uint8Array[]; as: Shape }
const redrawn: Redrawn[] = []
for (const file of files) redrawn.push(await redraw(file, as))
parentPort?.postMessage({ redrawn })
