import { parentPort, workerData } from 'node:worker_threads'
import { type Redrawn, redraw } from './redraw.ts'

const pictures = workerData as Uint8Array[]
const redrawn: Redrawn[] = []
for (const picture of pictures) redrawn.push(await redraw(picture))
parentPort?.postMessage({ redrawn })
