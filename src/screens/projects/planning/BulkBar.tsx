import { IconDots, IconMinus, IconPlus, IconToolsKitchen2, IconX } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Menu } from '../../../ui/Menu/Menu.tsx'
import type { Choice } from './plan.types.ts'
import classes from './plan.module.css'

interface BulkBarProps {
  /** Rows that are chosen, and the places they have. */
  chosen: number
  places: number
  /** Minutes all chosen rows were moved by; null where they differ. */
  start: number | null
  end: number | null
  /** Places all chosen rows were given more; null where they differ. */
  amount: number | null
  /** Positions that are altered. */
  altered: number
  told: number
  busy: boolean
  blocked: boolean
  failed: string | undefined
  catering: readonly Choice[]
  onStart: (minutes: number) => void
  onEnd: (minutes: number) => void
  onAmount: (places: number) => void
  onCatering: (id: string) => void
  onKeep: () => void
  onRemove: () => void
  onSave: () => void
  onDiscard: () => void
}

/** Alters everything that is chosen at once; the rows show it before it is saved. */
export function BulkBar(props: BulkBarProps) {
  const { chosen, places, start, end, amount, altered, told, busy, blocked, failed, catering } = props
  const { t, tn } = useWords()
  const moved = (minutes: number | null) =>
    minutes === null
      ? t('projectPlan.differ')
      : minutes === 0
        ? t('projectPlan.same')
        : t('projectPlan.moved', { minutes: signed(minutes) })
  return (
    <div data-bulk="" className={classes['bulk']} role="region" aria-label={t('projectPlan.alter')}>
      <p className={classes['bulkCount']} role="status">
        {chosen > 0 ? (
          <>
            <b>{tn('projectPlan.positions', chosen)}</b>, {tn('projectPlan.placesCount', places)}
          </>
        ) : (
          <b>{tn('projectPlan.altered', altered)}</b>
        )}
      </p>
      {chosen > 0 ? (
        <div className={classes['steppers']}>
          <Stepper
            label={t('projectPlan.start')}
            value={moved(start)}
            less={t('projectPlan.startEarlier')}
            more={t('projectPlan.startLater')}
            disabled={busy}
            onStep={by => props.onStart(by * 15)}
          />
          <Stepper
            label={t('projectPlan.end')}
            value={moved(end)}
            less={t('projectPlan.endEarlier')}
            more={t('projectPlan.endLater')}
            disabled={busy}
            onStep={by => props.onEnd(by * 15)}
          />
          <Stepper
            label={t('projectPlan.places')}
            value={amount === null ? t('projectPlan.differ') : amount === 0 ? t('projectPlan.same') : signed(amount)}
            less={t('projectPlan.fewerEach')}
            more={t('projectPlan.moreEach')}
            disabled={busy}
            onStep={props.onAmount}
          />
          <Menu
            label={t('projectPlan.catering')}
            text={t('projectPlan.catering')}
            icon={<IconToolsKitchen2 aria-hidden="true" />}
            items={[{ value: '', label: t('projectPlan.noCatering') }, ...catering]}
            onSelect={props.onCatering}
          />
          <Menu
            label={t('projectPlan.moreActs')}
            icon={<IconDots aria-hidden="true" />}
            items={[
              { value: 'keep', label: t('projectPlan.keepAsTemplate') },
              { value: 'remove', label: t('projectPlan.remove'), risky: true },
            ]}
            onSelect={act => (act === 'keep' ? props.onKeep() : props.onRemove())}
          />
        </div>
      ) : null}
      {failed ? (
        <p className={classes['bulkFailed']} role="alert">
          {failed}
        </p>
      ) : null}
      <div className={classes['bulkEnd']}>
        {altered > 0 ? (
          <button
            type="button"
            className={classes['save']}
            disabled={busy || blocked}
            aria-busy={busy || undefined}
            onClick={props.onSave}
          >
            {told > 0 ? tn('projectPlan.saveTell', told) : t('projectPlan.save')}
          </button>
        ) : null}
        <button
          type="button"
          className={classes['bulkClose']}
          aria-label={altered > 0 ? t('projectPlan.discard') : t('projectPlan.chooseNone')}
          disabled={busy}
          onClick={props.onDiscard}
        >
          <IconX aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}

const signed = (number: number) => (number > 0 ? `+${number}` : `−${Math.abs(number)}`)

interface StepperProps {
  label: string
  value: string
  less: string
  more: string
  disabled: boolean
  onStep: (by: 1 | -1) => void
}

function Stepper({ label, value, less, more, disabled, onStep }: StepperProps) {
  return (
    <div className={classes['stepper']} role="group" aria-label={label}>
      <span className={classes['stepperLabel']}>{label}</span>
      <button type="button" aria-label={less} disabled={disabled} onClick={() => onStep(-1)}>
        <IconMinus aria-hidden="true" />
      </button>
      <b aria-live="polite">{value}</b>
      <button type="button" aria-label={more} disabled={disabled} onClick={() => onStep(1)}>
        <IconPlus aria-hidden="true" />
      </button>
    </div>
  )
}
