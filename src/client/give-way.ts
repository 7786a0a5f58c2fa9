/** Where the worker in charge hears that the next version wants to take over: it ends what only fills the device. */
export const giveWay = 'give-way'
