/** Where figures come from, as every agency begins with; found again by these captions. */
export const sourceCaptions = {
  byHand: 'Entered by hand',
  pasted: 'Pasted from a sheet',
  filled: 'Filled with the daily value',
} as const
