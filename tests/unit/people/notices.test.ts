import { describe, expect, it } from 'vitest'
import {
  callFields,
  isPushed,
  jobNotices,
  mailChoices,
  mailedNotices,
  noticeOfLog,
} from '../../../domain/pushSubscriptions/notices.ts'

describe('what the crew is told at once', () => {
  it('is said of seven lines of the log: to whose matter it is, or to all whose call moves', () => {
    const told = Object.entries(noticeOfLog).flatMap(([code, notice]) => (notice ? [[code, notice] as const] : []))
    expect(Object.fromEntries(told)).toEqual({
      personInvited: { notice: 'invited', to: 'whom' },
      personConfirmed: { notice: 'confirmed', to: 'whom' },
      personNotNeeded: { notice: 'notNeeded', to: 'whom' },
      personReactivated: { notice: 'reactivated', to: 'whom' },
      invitationLapsed: { notice: 'lapsed', to: 'whom' },
      crewChanged: { notice: 'changed', to: 'all' },
      positionChanged: { notice: 'changed', to: 'all' },
    })
  })
  it('is one of eight, of which six are written to whoever has no device and two may be left to the app', () => {
    const mailed = ['invited', 'confirmed', 'changed', 'notNeeded', 'reactivated', 'lapsed']
    expect([...jobNotices]).toEqual([...mailed, 'reminder', 'message'])
    expect([...mailedNotices]).toEqual(mailed)
    expect([...mailChoices]).toEqual(['confirmed', 'lapsed'])
  })
  it('is a change of where or when somebody is to be', () => {
    expect([...callFields]).toEqual(['location', 'meetingPoint', 'startDate', 'endDate', 'startTime', 'endTime'])
  })
})

describe('a mail', () => {
  it('is said to devices too, unless it opens an account, carries a paper, or the device was told instead', () => {
    const quiet = Object.entries(isPushed).flatMap(([kind, pushed]) => (pushed ? [] : [kind]))
    expect(quiet.toSorted()).toEqual(
      [
        ...['crewMessage', 'jobNotice'],
        ...['deliveryNote', 'formPaper', 'invoice', 'quotation', 'securityCheck'],
        'passwordLink',
      ].toSorted(),
    )
    expect(Object.values(isPushed).filter(Boolean)).toHaveLength(10)
  })
})
