import { describe, expect, it } from 'vitest'
import { readTime, stepped } from '../../../src/ui/TimeField/typed-time.ts'

describe('a time that is typed', () => {
  it.each([
    ['7', '07:00'],
    ['19', '19:00'],
    ['730', '07:30'],
    ['1930', '19:30'],
    ['7:05', '07:05'],
    ['7.30', '07:30'],
    ['19h30', '19:30'],
    ['7 h', '07:00'],
    [' 07 30 ', '07:30'],
    ['0', '00:00'],
    ['23:59', '23:59'],
  ])('%s', (text, time) => {
    expect(readTime(text)).toBe(time)
  })

  it.each(['', 'soon', '24:00', '7:60', '7:5', '12345', '-7', '7:30 pm'])('is none: %s', text => {
    expect(readTime(text)).toBeNull()
  })
})

it('goes up and down by whole steps, round midnight', () => {
  expect(stepped('06:50', 15, true)).toBe('07:00')
  expect(stepped('06:50', 15, false)).toBe('06:45')
  expect(stepped('07:00', 15, true)).toBe('07:15')
  expect(stepped('07:00', 15, false)).toBe('06:45')
  expect(stepped('23:45', 15, true)).toBe('00:00')
  expect(stepped('00:00', 15, false)).toBe('23:45')
})
