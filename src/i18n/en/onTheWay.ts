export default {
  find: 'Find',
  morePositions: { one: '{{count}} more position', other: '{{count}} more positions' },
  allFilled: { one: '{{count}} place, filled', other: '{{count}} places, all filled' },
  everybody: 'Everybody',
  everybodyText: 'Position by position',
  chief: 'Chief',
  way: 'Way',
}
