import type { Drawn } from '../../database/tables/deliveryNotes.ts'

/** What people of the demo have drawn where something is signed. */
export const signature: Drawn = {
  ratio: 2,
  strokes: [
    [
      [90, 320],
      [180, 110],
      [250, 330],
      [360, 130],
      [470, 320],
      [620, 210],
      [860, 240],
    ],
  ],
}
