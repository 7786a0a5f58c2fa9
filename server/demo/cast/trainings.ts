/** A question with its options, and which of them is right. */
export type Asked = readonly [title: string, options: readonly string[], right: number]

interface Training {
  name: string
  minutes: number
  passMark: number
  tries: number | null
  waitDays: number
  validMonths: number
  questions: readonly Asked[]
}

export const trainings = {
  fire: {
    ...{ name: 'Fire safety', minutes: 11, passMark: 4, tries: 3, waitDays: 7, validMonths: 24 },
    questions: [
      [
        'You see smoke behind the stage. What first?',
        ['Raise the alarm', 'Look where it comes from', 'Finish the call'],
        0,
      ],
      ['Which extinguisher for a dimmer rack?', ['Water', 'CO₂', 'Foam'], 1],
      ['Where do you meet after leaving the hall?', ['At the truck', 'At the assembly point', 'At the bar'], 1],
      ['May cases stand in front of an exit?', ['For an hour', 'While somebody watches', 'Never'], 2],
      ['Who says that everybody may go back in?', ['The fire brigade', 'The crew chief', 'The band'], 0],
    ],
  },
  height: {
    ...{ name: 'Work at height', minutes: 20, passMark: 3, tries: 3, waitDays: 7, validMonths: 24 },
    questions: [
      ['How often do you check your harness?', ['Before each use', 'Once a month', 'Once a year'], 0],
      ['What is below you while you rig?', ['Whoever is quick', 'Nobody', 'The crew chief'], 1],
      ['Tools up there are …', ['in the pockets', 'on a lanyard', 'in the hand'], 1],
      ['Somebody hangs in the harness. You …', ['start the rescue at once', 'wait for help', 'send a message'], 0],
    ],
  },
  lifting: {
    ...{ name: 'Lifting and carrying', minutes: 15, passMark: 3, tries: null, waitDays: 0, validMonths: 12 },
    questions: [
      ['You lift from …', ['the back', 'the knees', 'the arms'], 1],
      ['A case of 60 kg is carried by …', ['one', 'two or more', 'whoever is tall'], 1],
      ['Who counts when several lift?', ['One of them', 'Everybody', 'Nobody'], 0],
      ['Down a ramp the heavy case goes …', ['ahead of you', 'behind you', 'with somebody on both sides'], 2],
    ],
  },
  firstAid: {
    ...{ name: 'First aid', minutes: 25, passMark: 3, tries: 3, waitDays: 1, validMonths: 24 },
    questions: [
      ['Emergency number?', ['112', '110 only', '118'], 0],
      ['Somebody does not breathe. You …', ['wait', 'press and breathe', 'give water'], 1],
      ['A deep cut bleeds. You …', ['press on it', 'wash it', 'leave it'], 0],
      ['Where is the first aid kit?', ['In the production office', 'Nobody knows', 'At home'], 0],
    ],
  },
  forklift: {
    ...{ name: 'Fork-lift, theory', minutes: 30, passMark: 4, tries: 3, waitDays: 7, validMonths: 12 },
    questions: [
      ['How far above the floor do you drive the forks?', ['15 cm', '1 m', 'At eye level'], 0],
      ['May somebody ride along?', ['On the forks', 'Only on a seat made for it', 'For short ways'], 1],
      ['Down a slope with a load you drive …', ['forwards', 'backwards', 'sideways'], 1],
      ['The load hides the way. You …', ['drive backwards', 'drive slowly', 'lift it higher'], 0],
      ['Parked, the forks are …', ['up', 'down', 'on the next pallet'], 1],
    ],
  },
  loads: {
    ...{ name: 'Securing loads', minutes: 15, passMark: 3, tries: 3, waitDays: 3, validMonths: 12 },
    questions: [
      ['Who answers for the load?', ['Who loads and who drives', 'Nobody', 'The client'], 0],
      ['A torn strap is …', ['knotted', 'thrown away', 'kept for light cases'], 1],
      ['Cases stand …', ['tight against each other', 'with gaps', 'on wheels that turn'], 0],
      ['The heavy ones go …', ['on top', 'below', 'to the door'], 1],
    ],
  },
} as const satisfies Record<string, Training>
export type TrainingKey = keyof typeof trainings
