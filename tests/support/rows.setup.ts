import { afterAll, expect } from 'vitest'
import { writeSeen } from '../rows/seen.ts'
import { takeSeen } from './watch-rows.ts'

afterAll(() => writeSeen(expect.getState().testPath ?? '', takeSeen()))
