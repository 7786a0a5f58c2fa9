/** What planners write to crews, clients and each other. */
export const crewNotes = [
  'Steel toe caps, helmet and gloves. No shoes, no job.',
  'Truck 1 docks 15 min before the call; be dressed by then.',
  'Motors first, then deck. PA flies at lunch.',
  'Black clothes only, soft soles on stage.',
  'Meal ticket from the chief, kitchen closes at 14:00.',
  'Bring your harness; it is checked at the door.',
  'Parking is for trucks. Come by train.',
  'Ear protection from sound check on.',
  'Trackway before anything with wheels.',
  'Dead cases go to the yard, live ones stay in the wings.',
  'Head torch: the yard is dark after midnight.',
  'Cable ramps to front of house are ours, not the house’s.',
] as const
export const clientNotes = [
  'Delivery note to production, please, not to the promoter.',
  'Two extra hands may be needed after doors; call by 16:00.',
  'Forklift 2.5 t is hired by us and stands at the dock.',
  'Our stage manager calls the breaks.',
  'Floor plan rev. C holds.',
] as const
export const internalNotes = [
  'Client pays night rate from 22:00.',
  'Keep one spare stagehand on call.',
  'Third show here this year: ask for the framework rate.',
  'Rigger certificates are checked by the house.',
  'Client liked Tuesday’s team, send the same.',
] as const
export const chiefNotes = [
  'Split the crew in two after the deck is up.',
  'Sign-off with production at the end, not by mail.',
  'House insists on a briefing before the first case.',
  'Keep two back for the dimmers.',
  'If truck 4 is late, break first.',
] as const
export const outsideReasons = [
  'Parked behind the site, walking in',
  'Signal is bad inside, checked in at the gate',
  'Unloading at the holding area',
] as const

export const crewNews = [
  {
    title: 'Helmets are checked at the gate',
    body: 'From this month on every site checks helmets at the gate. Yours is older than five years? The office swaps it.',
    important: true,
    daysAgo: 2,
  },
  {
    title: 'Summer party',
    body: 'The date is set, the boat is booked. Tell us until Friday whether you come and what you eat.',
    important: false,
    daysAgo: 6,
  },
  {
    title: 'New: confirm with one tap',
    body: 'Requests stand on your home screen, the most urgent first. Five seconds to change your mind.',
    important: false,
    daysAgo: 13,
  },
  {
    title: 'Rigger certificates',
    body: 'Certificates that end this year: courses are in the training list, the agency pays.',
    important: true,
    daysAgo: 24,
  },
  {
    title: 'Night buses',
    body: 'After load-outs that end past 01:00 a shared taxi is paid. Keep the receipt.',
    important: false,
    daysAgo: 41,
  },
] as const

/** Whom the crew calls first, and what it looks up, in this order. */
export const crewTopics = [
  {
    kind: 'emergency',
    title: 'Planning, day and night',
    body: 'Late, sick, lost or unsafe: call first.',
    icon: null,
    phone: '+49 40 5550 100',
  },
  {
    kind: 'topic',
    title: 'What you bring',
    body: '- **Safety shoes S3**, helmet, gloves\n- Cutter, 13 mm and 17 mm spanner, tied\n- Black clothes for shows, warm ones for load-outs\n- Identity card for the gate',
    icon: 'tools',
    phone: null,
  },
  {
    kind: 'topic',
    title: 'Sick before a shift',
    body: 'Call planning as soon as you know, **at the latest four hours before the call**. The note of your doctor comes by photo within three days.',
    icon: 'sick',
    phone: null,
  },
  {
    kind: 'topic',
    title: 'Late, or the train does not come',
    body: 'Call your crew chief, the number stands on your job. Nobody there? Planning answers day and night.',
    icon: 'late',
    phone: null,
  },
  {
    kind: 'topic',
    title: 'When you are paid',
    body: 'On the **15th of the next month**, for all hours signed by the last day of this one.',
    icon: 'pay',
    phone: null,
  },
  {
    kind: 'topic',
    title: 'On site: food, rest, lockers',
    body: 'Meals stand on your job. After six hours a break of 30 minutes, after nine one of 45. Lockers are where you check in.',
    icon: 'food',
    phone: null,
  },
  {
    kind: 'topic',
    title: 'Accident on site',
    body: '- Help first, call **112**\n- Then your crew chief, then planning\n- Write down who saw it',
    icon: 'accident',
    phone: null,
  },
] as const
