import { dateIn, daysLater, daysUntil } from '../../../../domain/shift-display.ts'
import { useSession } from '../../../access/session.ts'
import type { Failure } from '../../../client/problem.ts'
import { useWords } from '../../../i18n/words.ts'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { useForm } from '../../shared/form/useForm.ts'
import { dayWords, viewerZone } from '../../shared/words/shift-words.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { useNow } from '../../shared/useNow.ts'
import { CopiedFrom } from './CopiedFrom.tsx'
import { ProjectFields } from './ProjectFields.tsx'
import type { Choosable, Entered, Source } from './adding.types.ts'
import { newPlace } from '../../shared/place/geo.ts'
import { wrongOf } from './entered.ts'
import { nextTime } from './shifted.ts'
import { useChoosable } from './useChoosable.ts'
import classes from './adding.module.css'

interface ProjectDialogProps {
  /** The project it is to be like; null: an empty one. */
  source: Source | null
  onClose: () => void
  onMade: (number: string) => void
}

/** What is entered at first: nothing, or what the other one has, on the same weekday the next time. */
export function begin(source: Source | null, today: string, managerId: string): Entered {
  if (!source) {
    return {
      ...{ name: '', reference: '', company: '', companyId: '', contactId: '', clientMark: '' },
      ...{ beginDate: '', endDate: '', location: '', locationId: '', timeZone: '', place: null },
      ...{ managerId, typeId: '', branchId: '', cateringId: '', rateCardId: '', shifts: true, comments: true },
    }
  }
  const { project } = source
  const beginDate = nextTime(project.beginDate, today)
  return {
    name: project.name,
    reference: '',
    company: project.company.name,
    companyId: project.company.id,
    contactId: project.contact?.id ?? '',
    clientMark: project.clientMark ?? '',
    beginDate,
    endDate: daysLater(beginDate, daysUntil(project.endDate, project.beginDate)),
    location: project.location.name,
    locationId: project.location.id,
    timeZone: project.location.timeZone,
    managerId,
    typeId: '',
    branchId: '',
    cateringId: '',
    rateCardId: project.rateCard?.chosen ? project.rateCard.id : '',
    place: null,
    shifts: true,
    comments: true,
  }
}

/** A new project, from nothing or like another one; asked for and sent in one. */
export function ProjectDialog({ source, onClose, onMade }: ProjectDialogProps) {
  const words = useWords()
  const { t, tn } = words
  const { personId } = useSession()
  const today = dateIn(viewerZone(), useNow())
  const create = useCommand('post', '/api/v1/projects', { inForm: true })
  const copy = useCommand('post', '/api/v1/projects/{id}/copy', { inForm: true })
  const form = useForm(begin(source, today, personId ?? ''), wrongOf(words, today), create.failure ?? copy.failure)
  const { values } = form
  const choosable: Choosable = useChoosable(values)
  const send = () => {
    const { name, reference, companyId, contactId, clientMark, beginDate, endDate, locationId, place } = values
    const body = {
      ...{ name, reference, companyId, clientMark, beginDate, endDate },
      ...(contactId ? { contactId } : {}),
      ...(values.typeId ? { typeId: values.typeId } : {}),
      ...(values.branchId ? { branchId: values.branchId } : {}),
      ...(values.cateringId ? { cateringId: values.cateringId } : {}),
      ...(values.rateCardId ? { rateCardId: values.rateCardId } : {}),
      ...(values.managerId ? { projectManagerId: values.managerId } : {}),
      ...(place ? { location: newPlace(place) } : { locationId }),
    }
    const told = {
      done: ({ number }: { number: string }) => t('projectCreate.done', { number }),
      then: ({ number }: { number: string }) => onMade(number),
    }
    if (source) {
      const { shifts, comments } = values
      const path = { id: source.project.id }
      void copy.give({ params: { path }, body: { ...body, shifts, comments } }, told)
    } else void create.give({ body }, told)
  }
  /** A copy that meets a clock which is set names the shift. */
  const said = ({ code, details: { crew, startDate } }: Failure) =>
    (code === 'timeInGap' || code === 'timeIsDoubled') && typeof crew === 'string' && typeof startDate === 'string'
      ? t(`projectCreate.${code}`, { crew, day: dayWords(words, startDate, Date.parse(today)) })
      : undefined
  const places = source?.shifts.reduce((sum, shift) => sum + shift.places.amount, 0) ?? 0
  return (
    <FormDialog
      form={form}
      wide={source !== null}
      title={t(source ? 'projectCreate.copyTitle' : 'projectCreate.title')}
      submitLabel={
        source && values.shifts && places > 0 ? tn('projectCreate.submitPlaces', places) : t('projectCreate.submit')
      }
      busy={create.busy || copy.busy}
      onSubmit={send}
      said={said}
      note={
        <Outcome
          shifts={source && values.shifts ? source.shifts.length : 0}
          places={places}
          place={values.place !== null}
        />
      }
      onClose={onClose}
    >
      <div className={source ? classes['two'] : undefined}>
        <ProjectFields form={form} choosable={choosable} today={today} copied={source !== null} />
        {source ? (
          <CopiedFrom
            source={source}
            values={values}
            onChange={form.set}
            today={today}
            error={form.error('beginDate')}
          />
        ) : null}
      </div>
    </FormDialog>
  )
}

/** What will be there once it is sent. */
function Outcome({ shifts, places, place }: { shifts: number; places: number; place: boolean }) {
  const { t, tn } = useWords()
  const made = [
    ...(shifts > 0 ? [tn('projectCreate.shiftCount', shifts), tn('projectCreate.placeCount', places)] : []),
    ...(place ? [t('projectCreate.onePlace')] : []),
  ]
  return made.length === 0 ? t('projectCreate.nobody') : t('projectCreate.makes', { made: made.join(', ') })
}
