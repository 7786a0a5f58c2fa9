import { ignoring } from '../effects.ts'
import { entryWay, signOffSetup } from './sign-off.setup.ts'

/**
 * The sheet while something is missing. Every change is judged anew: whose hours were refused, whose start or end is not
 * known, whose hours are not set; when nothing is missing the pad opens.
 */
export const hoursState = signOffSetup.createStateConfig({
  initial: 'judging',
  meta: ignoring(...entryWay, 'DRAWN', 'REFUSING', 'REFUSED', 'WITHOUT_CLIENT', 'CANCELLED', 'LOOKED_AGAIN'),
  on: {
    LINE_SET: { target: '#signOff.keeping', actions: 'takeHours' },
    LINES_CHANGED: { target: '.judging', actions: 'adopt' },
    NOTE_CHANGED: { target: '.judging', actions: 'adoptNote' },
    ENTRY_ANSWERED: [{ guard: 'isCorrection', target: '.judging', actions: 'noteAnswer' }, {}],
    CONFIRMED: { actions: 'hintGap' },
  },
  states: {
    judging: {
      always: [
        { guard: 'isFrozen', target: '#signOff.frozen' },
        { guard: 'isTroubled', target: 'troubled' },
        { guard: 'lacksTimes', target: 'timesMissing' },
        { guard: 'lacksHours', target: 'hoursMissing' },
        { target: '#signOff.signing' },
      ],
    },
    troubled: {},
    timesMissing: {},
    hoursMissing: {},
  },
})

/** Every line is set: the client signs on the glass, refuses, or is not there. */
export const signingState = signOffSetup.createStateConfig({
  initial: 'judging',
  meta: ignoring(...entryWay, 'REFUSED', 'WITHOUT_CLIENT', 'CANCELLED', 'LOOKED_AGAIN'),
  on: {
    LINE_SET: { target: '#signOff.keeping', actions: 'takeHours' },
    NOTE_CHANGED: { target: '#signOff.hours', actions: 'adoptNote' },
    ENTRY_ANSWERED: [{ guard: 'isCorrection', target: '#signOff.hours', actions: 'noteAnswer' }, {}],
    REFUSING: '#signOff.refusing',
  },
  states: {
    judging: { always: [{ guard: 'isDrawn', target: 'drawn' }, { target: 'empty' }] },
    empty: {
      on: {
        LINES_CHANGED: { target: '#signOff.hours', actions: 'adopt' },
        DRAWN: [{ guard: 'drawsSignature', target: 'drawn', actions: 'takeDrawing' }, { actions: 'takeDrawing' }],
        CONFIRMED: '#signOff.asking',
      },
    },
    drawn: {
      on: {
        // What the client signed is no longer what stands there.
        LINES_CHANGED: [
          {
            guard: 'changesFigures',
            target: '#signOff.changed',
            actions: ['noteChanges', 'adopt', 'forgetSignature'],
          },
          { target: '#signOff.hours', actions: 'adopt' },
        ],
        DRAWN: [
          { guard: 'drawsSignature', actions: 'takeDrawing' },
          { target: 'empty', actions: 'takeDrawing' },
        ],
        CONFIRMED: [
          { guard: 'isNamed', target: '#signOff.confirming', actions: 'answerWith' },
          { actions: 'hintName' },
        ],
      },
    },
  },
})
