/** Days a project may begin on, and the last one it may have: what the contract takes. */
export const reach = { min: '2018-01-01', max: '2099-12-31' }
