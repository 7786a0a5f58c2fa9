/*
 * Stories stand on one day, whatever day it is: words leave out the year that is the present one, and a list begins
 * today. The clock goes on from here, for what counts seconds.
 */
const Clock = Date
const ahead = Clock.parse('2026-11-28T10:00:00Z') - Clock.now()
const now = () => Clock.now() + ahead

globalThis.Date = new Proxy(Clock, {
  construct: (_, values: [], made) => Reflect.construct(Clock, values.length > 0 ? values : [now()], made) as Date,
  apply: () => new Clock(now()).toString(),
  get: (clock, name, proxy) => (name === 'now' ? now : Reflect.get(clock, name, proxy)),
})

export {}
