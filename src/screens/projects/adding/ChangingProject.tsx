import { useState } from 'react'
import { dateIn } from '../../../../domain/shift-display.ts'
import type { components } from '../../../client/schema.d.ts'
import type { Failure } from '../../../client/problem.ts'
import type { Group } from '../../../i18n/translate.ts'
import { useWords } from '../../../i18n/words.ts'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Compared } from '../../../ui/Compared/Compared.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { moneyWords } from '../../shared/cost/money-words.ts'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { useForm } from '../../shared/form/useForm.ts'
import { dayWords, functionWords, viewerZone } from '../../shared/words/shift-words.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { useNow } from '../../shared/useNow.ts'
import type { Project, Shift } from '../project.types.ts'
import { ProjectFields } from './ProjectFields.tsx'
import type { Choosable, Entered } from './adding.types.ts'
import { type Changeable, changeOf, differing, enteredOf, wrongOf } from './entered.ts'
import { useChoosable } from './useChoosable.ts'

type Schemas = components['schemas']
interface ChangingProjectProps {
  project: Project
  shifts: readonly Shift[]
  onClose: () => void
}

const groups: readonly Group[] = ['app', 'shell', 'projectCreate', 'projectChange', 'projectPlan', 'log']

/** The dialog that changes what a project says of itself, with words that come with it. */
export function ChangingProject(props: ChangingProjectProps) {
  return (
    <LateWords groups={groups} onClose={props.onClose}>
      <ChangeDialog {...props} />
    </LateWords>
  )
}

interface Outside {
  positions: readonly { id: string; crew: string; function: string; functionCode: string | null; date: string }[]
  amount: number
}

/** Changes a project in the form it was made in; what somebody else has changed meanwhile stands beside it. */
export function ChangeDialog({ project, shifts, onClose }: ChangingProjectProps) {
  const words = useWords()
  const { t, tn } = words
  const today = dateIn(viewerZone(), useNow())
  const now = Date.parse(today)
  const change = useCommand('post', '/api/v1/projects/{id}', {
    inForm: true,
    touches: ['projects', 'projectsReadProjectCrewItems', 'planningCrewItemsOverview'],
  })
  /** As it was when it was opened: it is asked for again while one types. */
  const [base] = useState(project)
  const [looking, setLooking] = useState<Failure | null>(null)
  const form = useForm(enteredOf(base), wrongOf(words, today), change.failure)
  const { values } = form
  const choosable = useChoosable(values)
  const theirs =
    change.failure?.code === 'changedMeanwhile' && change.failure !== looking
      ? (change.failure.details['project'] as Project)
      : null
  const send = (from: Project) => {
    const body = changeOf(enteredOf(from), values)
    if (Object.keys(body).length === 0) return onClose()
    void change.give(
      { params: { path: { id: from.id } }, body: { ...body, revision: from.revision } },
      { done: answer => doneWords(answer), then: onClose },
    )
  }
  const doneWords = ({ plannedCost }: Schemas['ProjectChanged']) => {
    if (!plannedCost) return t('projectChange.done')
    const [before, after] = [plannedCost.was, plannedCost.is].map(
      sums => sums.map(({ total, currency }) => moneyWords(words, total, currency)).join(' + ') || '–',
    )
    return before === after
      ? t('projectChange.donePriced', { after: after ?? '–' })
      : t('projectChange.doneRepriced', { after: after ?? '–', before: before ?? '–' })
  }
  const said = ({ code, details }: Failure) => {
    if (code === 'changedMeanwhile') return t('projectPlan.changedMeanwhileText')
    if (code !== 'positionsOutside') return undefined
    const { positions, amount } = details as unknown as Outside
    const named = positions
      .slice(0, 3)
      .map(one =>
        [
          functionWords(words, { caption: one.function, code: one.functionCode ?? '' }),
          one.crew,
          dayWords(words, one.date, now),
        ].join(', '),
      )
    const more = amount - named.length
    return [
      tn('projectChange.outside', amount),
      [...named, ...(more > 0 ? [tn('projectChange.outsideMore', more)] : [])].join('; '),
    ].join(' ')
  }
  const moves = values.locationId !== base.location.id
  const [first, last] = [base.beginDate, base.endDate].map(day => dayWords(words, day, now))
  return (
    <>
      <FormDialog
        form={form}
        title={t('projectChange.title')}
        submitLabel={t('projectChange.save')}
        busy={change.busy}
        onSubmit={() => send(base)}
        said={said}
        onClose={onClose}
      >
        {project.closed ? <Note tone="wait">{t('projectChange.isClosed')}</Note> : null}
        <ProjectFields
          form={form}
          choosable={choosable}
          today={today}
          copied={false}
          notes={{
            days:
              shifts.length > 0
                ? t('projectChange.shiftDays', { days: first === last ? (first ?? '') : `${first} – ${last}` })
                : undefined,
            place: moves && shifts.length > 0 ? tn('projectChange.shiftsStay', shifts.length) : undefined,
          }}
        />
      </FormDialog>
      <ConfirmDialog
        opened={theirs !== null}
        title={t('projectChange.changedMeanwhile')}
        subtitle={t('projectPlan.changedMeanwhileText')}
        safeLabel={t('projectPlan.lookAgain')}
        riskyLabel={t('projectPlan.keepMine')}
        onSafe={() => setLooking(change.failure)}
        onRisky={() => {
          if (!theirs) return
          // What one has not touched stays as the other left it.
          send({ ...base, revision: theirs.revision })
        }}
      >
        {theirs ? (
          <>
            <Compared
              mineLabel={t('projectPlan.yours')}
              theirsLabel={t('projectPlan.others')}
              things={[
                { key: project.id, rows: comparedRows(enteredOf(base), values, theirs, { words, choosable, now }) },
              ]}
            />
            <Button variant="quiet" onClick={onClose}>
              {t('projectPlan.takeTheirs')}
            </Button>
          </>
        ) : null}
      </ConfirmDialog>
    </>
  )
}

const fieldWords = {
  name: 'name',
  reference: 'reference',
  companyId: 'company',
  contactId: 'contact',
  beginDate: 'beginDate',
  endDate: 'endDate',
  clientMark: 'clientMark',
  managerId: 'projectManager',
  typeId: 'type',
  branchId: 'branch',
  cateringId: 'catering',
  rateCardId: 'rateCard',
  locationId: 'location',
} as const satisfies Record<Changeable, string>

interface Naming {
  words: ReturnType<typeof useWords>
  choosable: Choosable
  now: number
}

/** What either has changed, and is not the same by now. */
function comparedRows(before: Entered, mine: Entered, project: Project, { words, choosable, now }: Naming) {
  const theirs = enteredOf(project)
  const { contacts, managers, types, branches, caterings, rateCards } = choosable
  const names = new Map([
    ...[...contacts, ...managers, ...types, ...branches, ...caterings, ...(rateCards ?? [])].map(
      ({ value, label }) => [value, label] as const,
    ),
    [mine.companyId, mine.company],
    [mine.locationId, mine.place?.name ?? mine.location],
    ...[project.company, project.location, project.contact, project.projectManager].flatMap(one =>
      one ? [[one.id, one.name] as const] : [],
    ),
    ...[project.branch, project.catering, project.rateCard].flatMap(one =>
      one ? [[one.id, one.caption] as const] : [],
    ),
  ])
  const said = (field: Changeable, value: string, place: Entered['place']) => {
    if (field === 'locationId' && place) return place.name
    if (value === '') return '–'
    if (field === 'beginDate' || field === 'endDate') return dayWords(words, value, now)
    return field.endsWith('Id') ? (names.get(value) ?? '–') : value
  }
  const either = new Set([...differing(before, mine), ...differing(before, theirs)])
  return [...either]
    .filter(field => mine[field] !== theirs[field])
    .map(field => ({
      key: field,
      label: words.t(`log.field.${fieldWords[field]}`),
      mine: said(field, mine[field], mine.place),
      theirs: said(field, theirs[field], null),
    }))
}
