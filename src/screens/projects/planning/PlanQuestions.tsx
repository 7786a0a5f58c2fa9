import { IconUser } from '@tabler/icons-react'
import { type Drafts, type ItemBase, type ItemFields, altered } from '../../../../domain/projectPlans/drafts.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Compared } from '../../../ui/Compared/Compared.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { functionWords } from '../../shared/words/shift-words.ts'
import type { Position } from '../project.types.ts'
import type { Choice } from './plan.types.ts'
import classes from './plan.module.css'

interface PlanQuestionsProps {
  state: string
  people: readonly string[]
  theirs: readonly ItemBase[]
  drafts: Drafts
  items: readonly Position[]
  catering: readonly Choice[]
  onAccept: () => void
  onKeep: () => void
  onMine: () => void
  onTheirs: () => void
}

/** What has to be decided before alterations are saved: double bookings, and what somebody else has changed meanwhile. */
export function PlanQuestions({ state, people, theirs, drafts, items, catering, ...on }: PlanQuestionsProps) {
  const words = useWords()
  const { t, tn } = words
  const valueOf = (field: keyof ItemFields, value: ItemFields[keyof ItemFields]) =>
    field === 'cateringId'
      ? (catering.find(one => one.value === value)?.label ?? t('projectPlan.noCatering'))
      : String(value ?? '–')
  return (
    <>
      <ConfirmDialog
        opened={state === 'asking'}
        title={tn('projectPlan.doubleBooked', people.length)}
        subtitle={t('projectPlan.doubleBookedText')}
        safeLabel={t('projectPlan.notSave')}
        riskyLabel={t('projectPlan.saveAnyway')}
        onSafe={on.onKeep}
        onRisky={on.onAccept}
      >
        <ul className={classes['people']}>
          {people.map(name => (
            <li key={name}>
              <IconUser aria-hidden="true" />
              {name}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
      <ConfirmDialog
        opened={state === 'comparing'}
        title={tn('projectPlan.changedMeanwhile', theirs.length)}
        subtitle={t('projectPlan.changedMeanwhileText')}
        safeLabel={t('projectPlan.lookAgain')}
        riskyLabel={t('projectPlan.keepMine')}
        onSafe={on.onKeep}
        onRisky={on.onMine}
      >
        <Compared
          mineLabel={t('projectPlan.yours')}
          theirsLabel={t('projectPlan.others')}
          things={theirs.map(base => {
            const item = items.find(({ id }) => id === base.id)
            const own = drafts[base.id]
            const others = own ? altered({}, [{ base: own.base, change: base }])[base.id]?.draft : undefined
            const fields = [...new Set([...Object.keys(own?.draft ?? {}), ...Object.keys(others ?? {})])].filter(
              isShown,
            )
            return {
              key: base.id,
              title: item ? functionWords(words, item.function) : base.id,
              rows: fields.map(field => ({
                key: field,
                label: t(`log.field.${field === 'cateringId' ? 'catering' : field}`),
                mine: valueOf(field, own?.draft[field] ?? own?.base[field] ?? null),
                theirs: valueOf(field, base[field]),
              })),
            }
          })}
        />
        <Button variant="quiet" onClick={on.onTheirs}>
          {t('projectPlan.takeTheirs')}
        </Button>
      </ConfirmDialog>
    </>
  )
}

const shown = [
  'startDate',
  'endDate',
  'startTime',
  'endTime',
  'breakMinutes',
  'amountOfRows',
  'cateringId',
  'commentExternal',
  'commentInternal',
  'commentCrew',
  'commentCrewChief',
] as const
const isShown = (field: string): field is (typeof shown)[number] => shown.some(one => one === field)
