import { reach } from '../../../../domain/project-days.ts'
import type { components } from '../../../client/schema.d.ts'
import type { Words } from '../../../i18n/words.ts'
import { isShort } from '../../shared/form/useForm.ts'
import { dayWords } from '../../shared/words/shift-words.ts'
import { geoOf, newPlace } from '../../shared/place/geo.ts'
import type { Entered, Project } from './adding.types.ts'

type Change = components['schemas']['ProjectChange']

/** What is wrong with what was entered, by field. */
export const wrongOf =
  (words: Words, today: string) =>
  ({ name, companyId, beginDate, endDate, locationId, place }: Entered) => {
    const { t } = words
    return {
      name: isShort('NewProject.name', name) && t('projectCreate.nameMissing'),
      company: companyId === '' && t('projectCreate.companyMissing'),
      beginDate:
        beginDate === '' || endDate === ''
          ? t('projectCreate.daysMissing')
          : beginDate < reach.min
            ? t('projectCreate.daysEarly', { day: dayWords(words, reach.min, Date.parse(today)) })
            : endDate < beginDate && t('projectCreate.daysTurned'),
      location:
        locationId === '' &&
        (place === null || isShort('NewLocation.name', place.name) || isShort('NewLocation.city', place.city))
          ? t(place === null ? 'projectCreate.locationMissing' : 'projectCreate.placeMissing')
          : place !== null && geoOf(place) === undefined && t('projectCreate.coordinatesWrong'),
    }
  }

/** What a project says of itself, to be changed. */
export const enteredOf = (project: Project): Entered => ({
  name: project.name,
  reference: project.reference ?? '',
  company: project.company.name,
  companyId: project.company.id,
  contactId: project.contact?.id ?? '',
  clientMark: project.clientMark ?? '',
  ...project.announced,
  location: project.location.name,
  locationId: project.location.id,
  timeZone: project.location.timeZone,
  managerId: project.projectManager?.id ?? '',
  typeId: project.type?.id ?? '',
  branchId: project.branch?.id ?? '',
  cateringId: project.catering?.id ?? '',
  rateCardId: project.rateCard?.chosen ? project.rateCard.id : '',
  place: null,
  shifts: true,
  comments: true,
})

/** Fields of which one differs when somebody has changed it. */
export const changeable = [
  'name',
  'reference',
  'companyId',
  'contactId',
  'beginDate',
  'endDate',
  'clientMark',
  'managerId',
  'typeId',
  'branchId',
  'cateringId',
  'rateCardId',
  'locationId',
] as const
export type Changeable = (typeof changeable)[number]

/** Fields that differ, in the order of the form. */
export const differing = (before: Entered, after: Entered): Changeable[] =>
  changeable.filter(field => before[field].trim() !== after[field].trim())

const orNull = (text: string) => (text.trim() === '' ? null : text)

/** What is sent of what was entered: what differs from what was there. */
export function changeOf(before: Entered, after: Entered): Change {
  const changed = new Set(differing(before, after))
  const said = <V extends Change>(field: Changeable, change: V) => (changed.has(field) ? change : {})
  return {
    ...said('name', { name: after.name }),
    ...said('reference', { reference: orNull(after.reference) }),
    ...said('companyId', { companyId: after.companyId }),
    ...said('contactId', { contactId: orNull(after.contactId) }),
    ...said('beginDate', { beginDate: after.beginDate }),
    ...said('endDate', { endDate: after.endDate }),
    ...said('clientMark', { clientMark: orNull(after.clientMark) }),
    ...said('managerId', { projectManagerId: orNull(after.managerId) }),
    ...said('typeId', { typeId: orNull(after.typeId) }),
    ...said('branchId', { branchId: orNull(after.branchId) }),
    ...said('cateringId', { cateringId: orNull(after.cateringId) }),
    ...said('rateCardId', { rateCardId: orNull(after.rateCardId) }),
    ...(after.place ? { location: newPlace(after.place) } : said('locationId', { locationId: after.locationId })),
  }
}
