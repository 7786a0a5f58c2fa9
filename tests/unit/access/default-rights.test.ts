import { describe, expect, it } from 'vitest'
import { defaultMailboxRights, defaultRights, loginTypes, sessionKinds } from '../../../openapi/access.ts'

/** The whole of it again, by hand: right and permission, then clients, crew, planners, office; `-` none, `own`, `all`. */
const written = `
  bankTransfers READ               -    own  -    all
  crewInfo EDIT                    -    -    all  -
  crewInfo READ                    -    all  all  -
  crewMemberships CREATE           own  -    all  -
  crewMemberships DELETE           own  -    all  -
  crewProfile CONTACT              own  -    all  -
  crews READ                       own  -    all  -
  faq EDIT                         -    -    all  all
  faq READ                         all  all  all  all
  invoices CREATE                  -    -    -    all
  invoices EDIT                    -    -    -    all
  invoices READ                    own  -    -    all
  mailboxes READ                   own  -    -    all
  membershipCrews READ             own  -    all  -
  mobileDocuments READ             own  own  all  all
  mobileProjectVacancies READ      -    all  all  -
  oneXOneTree READ                 -    all  all  -
  payrolls READ                    -    own  -    all
  personProfiles READ              own  -    all  all
  persons EDIT                     -    -    -    all
  persons READ                     -    -    all  all
  planningCalendar READ            own  -    all  all
  planningCalendar READSPAREFUNCTION - -     all  -
  planningCrewItemList READ        own  -    all  all
  plusCrews EDIT                   -    -    all  -
  plusCrews READ                   own  -    all  all
  projectAttachments READ          own  -    all  -
  projectCrewItems CREATE          own  -    -    -
  projects EDIT                    -    -    all  -
  projects EDIT_PROJECT_LOGO       -    -    all  -
  projects READ                    own  -    all  all
  rateCards EDIT                   -    -    -    all
  rateCards READ                   own  -    all  all
  receipts CREATE                  -    own  -    all
  receipts DELETE                  -    own  -    all
  receipts READ                    -    own  -    all
  staffContracts READ              -    own  -    all
  toDoCalendar READ                -    -    all  all
  training EDIT                    -    -    all  all
  training READ                    -    own  all  all
  vacancies READ                   -    all  all  -
`
const rows = written
  .trim()
  .split('\n')
  .map(row => row.trim().split(/ +/))

describe('what a login type may do unless its agency says otherwise', () => {
  it.each(loginTypes.map((type, at) => ({ type, at })))('$type', ({ type, at }) => {
    const said = Object.entries(defaultRights[type]).flatMap(([right, permissions]) =>
      Object.entries(permissions).map(([permission, types]) => `${right} ${permission} ${types.join(' ')}`),
    )
    const wanted = rows.flatMap(([right = '', permission = '', ...whose]) =>
      whose[at] === '-' ? [] : [`${right} ${permission} ${whose[at]?.toUpperCase() ?? ''}`],
    )
    expect(said.toSorted()).toEqual(wanted)
  })

  it('with mails: clients their own, the office all', () => {
    expect(defaultMailboxRights).toEqual({
      clients: { emailMessages: { READ: ['OWN'] } },
      crew: {},
      planners: {},
      office: { emailMessages: { READ: ['ALL'] } },
    })
  })
})

it('there are four kinds of sessions and four of logins', () => {
  expect(sessionKinds).toEqual(['user', 'projectVisitor', 'plusCrewVisitor', 'kiosk'])
  expect(loginTypes).toEqual(['clients', 'crew', 'planners', 'office'])
})
