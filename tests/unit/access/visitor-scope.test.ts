import { describe, expect, it } from 'vitest'
import { pathFits, visitorMayOpen } from '../../../domain/auth/visitor-scope.ts'

const cases = {
  projectVisitor: {
    open: [
      '/projects/4711',
      '/projects/4711/contact-project-manager',
      '/crews/9',
      '/crews/9/contact-crew-chief',
      '/crews/9/contact-crew-member/55',
      '/locations/3',
      '/Projects/4711/',
      '/projects/4711?tab=crew#top',
    ],
    shut: [
      '/',
      '/projects',
      '/projects/',
      '/projects/4711/documents',
      '/crews/9/check-in',
      '/crews/9/check-out',
      '/crews/9/contact-contact-on-site',
      '/crews/9/contact-crew-member',
      '/crews/9/contact-crew-member/55/x',
      '/crews/9/crew-chief-location',
      '/crews/9/delivery-note',
      '/jobs',
      '/profile',
      '/plus-crews/PC1',
      '/locations',
      '/jobs?x=/projects/4711',
    ],
  },
  plusCrewVisitor: {
    open: ['/plus-crews/PC1', '/plus-crews/PC1/data', '/plus-crews/PC1?date=2024-02-10'],
    shut: ['/', '/plus-crews', '/plus-crews/PC1/settings', '/projects/4711', '/crews/9', '/profile', '/help'],
  },
  kiosk: { open: ['/crews/9/check-in', '/crews/9/check-out'], shut: ['/', '/crews/9', '/crews/9/sign-off', '/jobs'] },
  user: { open: ['/', '/jobs', '/plus-crews/PC1/settings'], shut: [] },
} as const

describe.each(Object.entries(cases))('%s', (kind, { open, shut }) => {
  it.each(open.map(path => [path]))('may open %s', path => {
    expect(visitorMayOpen(kind as keyof typeof cases, path)).toBe(true)
  })
  it.each(shut.map(path => [path]))('may not open %s', path => {
    expect(visitorMayOpen(kind as keyof typeof cases, path)).toBe(false)
  })
})

describe('a pattern', () => {
  it.each([
    ['/forms/7', true],
    ['/forms/7/', true],
    ['/forms/7/safety', true],
    ['/forms/7/safety/q1?from=home', true],
    ['/forms/7//q1', false],
    ['/forms', false],
    ['/forms/', false],
    ['/forms/7/safety/q1/more', false],
    ['/', false],
  ])('with parts that may be missing fits %s: %s', (path, fits) => {
    expect(pathFits('/forms/:id/:name?/:questionId?', path)).toBe(fits)
  })
})
