import { IconChevronLeft, IconDeviceFloppy } from '@tabler/icons-react'
import { useState } from 'react'
import {
  type Line,
  type Matrix,
  clockQuestions,
  crewsFrom,
  linesFrom,
  matrixOf,
  mostPositions,
  sumsOf,
  withDay,
  withoutDay,
} from '../../../../domain/templates/matrix.ts'
import type { Failure } from '../../../client/problem.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { cx } from '../../../ui/cx.ts'
import { Screen } from '../../shared/Screen.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { useForm } from '../../shared/form/useForm.ts'
import { dayWords } from '../../shared/words/shift-words.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { KeepTemplate } from './KeepTemplate.tsx'
import { MatrixNotes } from './MatrixNotes.tsx'
import { PlannedDays } from './PlannedDays.tsx'
import { TemplateList } from './TemplateList.tsx'
import { TemplateMatrix } from './TemplateMatrix.tsx'
import { itemsOf } from './items-of.ts'
import { type History, back, historyOf, next } from './history.ts'
import type { Planned, Template } from './templates.types.ts'
import { useHolidays, useLines, useTemplates } from './useTemplates.ts'
import classes from './templates.module.css'

interface AddFromTemplateProps {
  project: Planned
  today: string
  /** Takes away again what was added. */
  onUndo: (crewIds: readonly string[]) => void
  /** The project as a template would keep it. */
  ownLines: readonly Line[]
  onClose: () => void
}

interface Entered {
  /** The template's first day, YYYY-MM-DD. */
  first: string
  /** What was entered into the matrix of each template; one that is not there is as the template says. */
  histories: Readonly<Record<string, History>>
  /** Which change of each template that was begun with. */
  revisions: Readonly<Record<string, number>>
}

/** Crews and positions from a template: how many of whom on which day is seen, and may be altered, before it is added. */
export function AddFromTemplate({ project, today, onUndo, ownLines, onClose }: AddFromTemplateProps) {
  const words = useWords()
  const { t, tn } = words
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<Template | null>(null)
  const [asks, setAsks] = useState<'rename' | 'remove' | 'keep' | null>(null)
  const templates = useTemplates(project.company.id, search)
  const { read, revision } = useLines(chosen?.id)
  const lines = read.kind === 'content' ? read.content : []
  const add = useCommand('post', '/api/v1/projects/{id}/plan', { inForm: true, touches: ['projects', 'templates'] })
  const change = useCommand('post', '/api/v1/templates/{id}')
  const remove = useCommand('delete', '/api/v1/templates/{id}')
  const id = chosen?.id ?? ''
  const matrixIn = ({ histories }: Entered): Matrix | null => {
    if (!chosen || read.kind !== 'content') return null
    const entered = histories[id]?.now
    // Somebody else may have changed the template meanwhile.
    return entered?.amounts.length === lines.length ? entered : matrixOf(lines)
  }
  const askedBy = (matrix: Matrix | null, first: string) =>
    matrix && first !== '' ? clockQuestions(lines, matrix, first, project.timeZone) : []
  const wrongWith = (matrix: Matrix | null, first: string) => {
    if (!matrix) return t('templates.missing')
    const { places, positions } = sumsOf(matrix)
    if (places === 0) return t('templates.placesMissing')
    if (positions > mostPositions) return t('templates.tooMany', { count: positions })
    return askedBy(matrix, first).length > 0 && t('templates.clockHelp')
  }
  const form = useForm<Entered>(
    { first: project.firstDay, histories: {}, revisions: {} },
    values => ({
      first: values.first === '' && t('templates.dayMissing'),
      histories: wrongWith(matrixIn(values), values.first),
    }),
    add.failure,
  )
  const { values, set, error } = form
  const matrix = matrixIn(values)
  const sums = matrix && sumsOf(matrix)
  const asked = askedBy(matrix, values.first)
  const holidays = useHolidays(project.id, values.first, matrix)
  const alter = (to: (history: History) => History) => {
    if (!matrix) return
    const history = to({ ...(values.histories[id] ?? historyOf(matrix)), now: matrix })
    const { [id]: _, ...others } = values.histories
    const { [id]: begun = revision, ...before } = values.revisions
    // Whoever has taken everything back has entered nothing.
    set(
      history.past.length
        ? { histories: { ...others, [id]: history }, revisions: { ...before, [id]: begun } }
        : { histories: others, revisions: before },
    )
  }
  const write = (to: Matrix, cell: string | null = null) => alter(history => next(history, to, cell))
  const send = () => {
    if (!matrix || !sums) return
    void add.give(
      { params: { path: { id: project.id } }, body: { crews: crewsFrom(lines, matrix, values.first), templateId: id } },
      {
        done: tn('templates.added', sums.positions),
        undo:
          ({ crewIds }) =>
          () =>
            onUndo(crewIds),
        then: onClose,
      },
    )
  }
  const said = ({ code, details: { crew, startDate } }: Failure) =>
    code === 'notFound'
      ? t('templates.gone')
      : (code === 'timeInGap' || code === 'timeIsDoubled') && typeof crew === 'string' && typeof startDate === 'string'
        ? t(`projectCreate.${code}`, { crew, day: dayWords(words, startDate, Date.parse(today)) })
        : undefined
  const changed = (template: Template) => {
    setChosen(template)
    // What was entered on an older one does not become newer by another's change.
    if (values.revisions[id] === template.revision - 1)
      set({ revisions: { ...values.revisions, [id]: template.revision } })
  }
  const act = (what: 'rename' | 'numbers' | 'remove') => {
    if (what !== 'numbers') setAsks(what)
    else if (matrix)
      void change.give(
        {
          params: { path: { id } },
          body: { items: itemsOf(linesFrom(lines, matrix)), revision: values.revisions[id] ?? revision },
        },
        { done: t('templates.numbersKept'), then: changed },
      )
  }
  // As the list has it by now: what somebody else has called it meanwhile is what is renamed.
  const listed = templates.state.kind === 'content' ? templates.state.content.items.find(one => one.id === id) : null
  const more = matrix && withDay(matrix, lines)
  const wrong = error('histories')
  return (
    <>
      <FormDialog
        form={form}
        wide
        title={t('templates.title')}
        submitLabel={
          sums && sums.places > 0
            ? t('templates.add', {
                positions: tn('projectPlan.positions', sums.positions),
                places: tn('projectPlan.placesCount', sums.places),
              })
            : t('templates.addNothing')
        }
        busy={add.busy}
        onSubmit={send}
        onClose={onClose}
        said={said}
        note={chosen ? <Keys /> : undefined}
      >
        <div className={cx(classes['two'], chosen && classes['withChosen'])}>
          <div className={classes['left']}>
            <TemplateList search={search} onSearch={setSearch} {...templates} chosen={id} onChoose={setChosen} />
            {chosen ? null : <Wrong>{wrong}</Wrong>}
            {ownLines.length > 0 ? (
              <Button variant="quiet" icon={<IconDeviceFloppy aria-hidden="true" />} onClick={() => setAsks('keep')}>
                {t('templates.keepProject')}
              </Button>
            ) : null}
          </div>
          <div className={classes['right']}>
            {chosen ? (
              <span className={classes['others']}>
                <Button variant="quiet" icon={<IconChevronLeft aria-hidden="true" />} onClick={() => setChosen(null)}>
                  {t('templates.templates')}
                </Button>
              </span>
            ) : (
              <StatePanel kind="empty" bare level={3} title={t('templates.chooseOne')}>
                {t('templates.chooseOneText')}
              </StatePanel>
            )}
            {chosen ? (
              <Screen
                state={read}
                width="inside"
                level={3}
                skeleton={<SkeletonRows count={8} label={t('app.loading')} />}
                absent={{ title: t('templates.chooseOne'), text: t('templates.gone') }}
              >
                {() =>
                  matrix ? (
                    <>
                      <PlannedDays
                        name={chosen.name}
                        matrix={matrix}
                        first={values.first}
                        today={today}
                        error={error('first')}
                        altered={values.histories[id] !== undefined}
                        disabled={add.busy}
                        onFirst={first => set({ first })}
                        onRemove={column => write(withoutDay(matrix, column))}
                        onAdd={more && (() => write(more))}
                        onAct={act}
                      />
                      <TemplateMatrix
                        lines={lines}
                        matrix={matrix}
                        first={values.first || today}
                        holidays={new Set(holidays.map(({ date }) => date))}
                        asked={asked}
                        disabled={add.busy}
                        onChange={write}
                        onBack={() => alter(back)}
                      />
                      {values.first === '' ? null : (
                        <MatrixNotes {...{ lines, matrix, holidays, asked, today }} first={values.first} />
                      )}
                    </>
                  ) : null
                }
              </Screen>
            ) : null}
            {chosen ? <Wrong>{asked.length === 0 ? wrong : undefined}</Wrong> : null}
          </div>
        </div>
      </FormDialog>
      {asks === 'rename' && chosen ? (
        <KeepTemplate of={listed ?? chosen} company={project.company} onClose={() => setAsks(null)} onKept={changed} />
      ) : null}
      {asks === 'keep' ? <KeepTemplate of={ownLines} company={project.company} onClose={() => setAsks(null)} /> : null}
      <ConfirmDialog
        opened={asks === 'remove'}
        title={t('templates.removeAsk', { name: chosen?.name ?? '' })}
        subtitle={t('templates.removeText')}
        safeLabel={t('app.cancel')}
        riskyLabel={t('templates.remove')}
        onSafe={() => setAsks(null)}
        onRisky={() => {
          setAsks(null)
          void remove.give({ params: { path: { id } } }, { done: t('templates.removed'), then: () => setChosen(null) })
        }}
      />
    </>
  )
}

/** Why it cannot be added yet, beside what is to be done about it. */
const Wrong = ({ children }: { children: string | undefined }) =>
  children === undefined ? null : (
    <Note tone="bad" live>
      {children}
    </Note>
  )

/** What keys do in the matrix. */
function Keys() {
  const { t } = useWords()
  return (
    <span className={classes['keys']}>
      {t('templates.type')}, <kbd>D</kbd> {t('templates.fills')}, <kbd>{t('templates.ctrl')}</kbd> <kbd>Z</kbd>{' '}
      {t('templates.takesBack')}
    </span>
  )
}
