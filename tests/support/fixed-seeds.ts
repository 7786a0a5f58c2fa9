import fc from 'fast-check'
import { seeded } from './random/seeded.ts'

// What a property is tried with is drawn alike at every run, unless whole sizes are asked for.
fc.configureGlobal({ seed: seeded().seed })
