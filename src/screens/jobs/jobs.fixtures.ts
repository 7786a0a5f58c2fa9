import type { Job } from '../shared/job/commanded.ts'
import { caption, change, collision, job, nextCall, shift, uuid, vacancy, venue, warnings } from '../shared/fixtures.ts'
import type { Vacancy } from '../shared/job/vacancy.ts'
import type { JobDetail } from './job.types.ts'

const britta = { id: uuid(901), name: 'Britta Claasen', pictureUrl: null, phone: '+49 40 5550102' }

export const upcoming: readonly Job[] = [
  nextCall,
  job(shift('2026-05-28', '17:00', '00:30'), { location: venue('Barclays Arena', 'Hamburg') }),
  job(shift('2026-05-30', '06:30', '15:00'), {
    projectCrewItem: { id: uuid(11_002), function: caption('forkliftDriver', 'Forklift driver'), task: null },
    location: venue('Volksparkstadion', 'Hamburg'),
    changedAt: '2026-05-20T10:00:00Z',
    change,
    collisions: [collision],
  }),
  job(shift('2026-06-03', '14:00', '22:00'), { location: venue('Kampnagel', 'Hamburg'), isCrewChief: true }),
  job(shift('2026-06-12', '08:00', '18:00'), { location: venue('Stadtpark Freilichtbühne', 'Hamburg') }),
]
export const invited: readonly Job[] = [
  job(
    { ...shift('2026-06-01', '07:00', '16:00'), timeZone: 'Europe/Vienna' },
    {
      status: 'invited',
      confirmedAt: null,
      confirmBy: '2026-05-27T10:00:00Z',
      projectCrewItem: { id: uuid(11_010), function: caption('rigger', 'Rigger'), task: null },
      location: { ...venue('Messe Wien, Halle D', 'Wien'), timeZone: 'Europe/Vienna' },
    },
  ),
  job(shift('2026-05-30', '10:00', '18:00'), {
    status: 'invited',
    confirmedAt: null,
    confirmBy: '2026-05-29T16:00:00Z',
    collisions: [collision],
    location: venue('Große Freiheit 36', 'Hamburg'),
  }),
  job(
    { ...shift('2026-06-04', '05:00', '13:00'), timeZone: 'Europe/Lisbon' },
    {
      status: 'invited',
      confirmedAt: null,
      location: { ...venue('Altice Arena', 'Lisboa'), timeZone: 'Europe/Lisbon' },
    },
  ),
]
export const startedInvitation = job(shift('2026-05-27', '05:00', '13:00'), { status: 'invited', confirmedAt: null })
export const applied: readonly Job[] = [
  job(shift('2026-06-05', '09:00', '17:00'), { status: 'applied', confirmedAt: null, crewChief: null }),
  job(shift('2026-06-06', '09:00', '17:00'), { status: 'declined', confirmedAt: null, crewChief: null }),
]

const worked = ['signedOff', 'signedOff', 'signedOff', 'checkedOut', 'noShow', 'signedOff', 'cancelled'] as const
/** Three hundred jobs back to the year before, newest first. */
export const past: readonly Job[] = Array.from({ length: 300 }, (_, index) => {
  const date = new Date(Date.parse('2026-05-26T00:00Z') - index * 1.6 * 86_400_000).toISOString().slice(0, 10)
  return job(shift(date, index % 3 === 0 ? '06:00' : '14:30', index % 3 === 0 ? '14:00' : '23:00'), {
    status: worked[index % worked.length] ?? 'signedOff',
  })
})

export const detail: JobDetail = {
  ...nextCall,
  projectManager: { ...britta, email: 'britta.claasen@nordlicht.example' },
  catering: caption('warm', 'Warm meal at 11:00'),
  commentCrew: 'Steel-toe boots and helmet.\nTruck 3 stands at dock 2, ask for Amira.',
}
export const chiefDetail: JobDetail = {
  ...detail,
  isCrewChief: true,
  commentCrewChief: 'Two of the crew are here for the first time.',
}

const longRole = caption('ownTechnician', 'Veranstaltungstechniker Beleuchtungsanlagen')
export const longWords: readonly Job[] = [
  job(shift('2026-05-28', '17:00', '00:30'), {
    status: 'invited',
    confirmBy: '2026-05-29T16:00:00Z',
    projectCrewItem: { id: uuid(11_020), function: longRole, task: 'Abbau der Traversen und Verfolgerscheinwerfer' },
    location: venue('Kongresszentrum Westfalenhallen Dortmund, Lieferanteneingang Nordost', 'Dortmund'),
    collisions: [{ ...collision, function: longRole, venue: 'Mehrzweckveranstaltungszentrum Grünwettersbach' }],
  }),
]
export const longDetail: JobDetail = {
  ...detail,
  ...longWords[0],
  status: 'invited',
  project: { ...detail.project, name: 'Hauptversammlung der Donaudampfschifffahrtsgesellschaft 2026' },
}

export const vacancies: readonly Vacancy[] = [
  vacancy(shift('2026-05-29', '16:00', '00:30'), {
    id: uuid(30_001),
    function: caption('followSpot', 'Follow-spot'),
    task: 'Evening show',
    location: venue('Laeiszhalle', 'Hamburg'),
    places: 1,
    commentCrew: 'Two shows, experience with followspots needed.',
  }),
  vacancy(shift('2026-05-30', '10:00', '16:00'), {
    id: uuid(30_002),
    function: caption('loader', 'Loader'),
    places: 6,
    collides: true,
    warnings,
  }),
  vacancy(shift('2026-06-02', '06:00', '14:00'), {
    id: uuid(30_003),
    places: 4,
    applied: true,
    jobId: uuid(30_103),
    blocked: true,
  }),
]
