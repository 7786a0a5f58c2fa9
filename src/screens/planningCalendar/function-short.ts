/** Three letters by the function's code, in every language alike. */
const known: Readonly<Record<string, string>> = {
  crewChief: 'CHF',
  stagehand: 'STH',
  rigger: 'RIG',
  loader: 'LDR',
  forkliftDriver: 'FLD',
  followSpot: 'FSP',
  lightingTechnician: 'LGT',
  soundTechnician: 'SND',
  videoTechnician: 'VID',
  climber: 'CLB',
  carpenter: 'CRP',
  runner: 'RUN',
  driver: 'DRV',
  wardrobe: 'WRD',
  steward: 'STW',
  cateringHelper: 'CAT',
  spare: 'SPR',
}

/** An agency's own is known by the first letters of its caption. */
export const functionShort = ({ code, caption }: { code: string; caption: string }): string =>
  known[code] ?? caption.slice(0, 3).toUpperCase()
