import { expect, it } from 'vitest'
import { jobTab, jobTabs } from '../../../domain/jobs/job-tabs.ts'

const ends = 1_000
it.each([
  ['applied', 'appliedFor', 'appliedFor'],
  ['invited', 'toConfirm', 'past'],
  ['confirmed', 'upcoming', 'past'],
  ['checkedIn', 'upcoming', 'upcoming'],
  ['checkedOut', 'past', 'past'],
  ['signedOff', 'past', 'past'],
  ['notNeeded', 'past', 'past'],
  ['noShow', 'past', 'past'],
  ['cancelled', 'past', 'past'],
  ['declined', null, 'past'],
] as const)('%s: %s before its end, %s from then on', (status, before, after) => {
  expect(jobTab({ status, ends }, ends - 1)).toBe(before)
  expect(jobTab({ status, ends }, ends)).toBe(after)
})
it('the tabs stand in the order of the past and what lies ahead', () => {
  expect(jobTabs).toEqual(['past', 'upcoming', 'toConfirm', 'appliedFor'])
})
it('a refused application stays until it is removed', () => {
  expect(jobTab({ status: 'declined', applied: true, ends }, ends)).toBe('appliedFor')
})
