import { IconArrowUp } from '@tabler/icons-react'
import { wageKey } from '../../../../domain/payrollHandOvers/wage.ts'
import { fields } from '../../../client/fields.gen.ts'
import type { Failure } from '../../../client/problem.ts'
import { useWords } from '../../../i18n/words.ts'
import { Check } from '../../../ui/Check/Check.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Select } from '../../../ui/lazy-forms.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { useForm } from '../../shared/form/useForm.ts'
import { type ColumnEntered, enteredMapping, movedUp, saidMapping } from './entered-mapping.ts'
import { wageName } from './hand-over-words.ts'
import type { Mapping, MappingChange, Wage } from './hand-over.types.ts'
import classes from './hand-over.module.css'

interface MappingDialogProps {
  mapping: Mapping
  /** What is paid in the month and has no wage type yet. */
  occur: readonly Wage[]
  busy: boolean
  failure: Failure | null
  onSend: (change: MappingChange) => void
  onClose: () => void
}

const choices = ['numbers', 'costCentre', 'decimal'] as const

/** Which wage type is which number, and what stands in the file in which order. */
export function MappingDialog({ mapping, occur, busy, failure, onSend, onClose }: MappingDialogProps) {
  const words = useWords()
  const { t } = words
  const nameOf = (field: ColumnEntered['field']) => t(`payrollHandOver.fields.${field}`)
  const form = useForm(
    enteredMapping(mapping, occur, nameOf),
    ({ columns }) => ({
      columns: !columns.some(({ on }) => on)
        ? t('payrollHandOver.noColumn')
        : columns.some(({ on, name }) => on && name.trim() === '') && t('payrollHandOver.columnMissing'),
    }),
    failure,
  )
  const { columns, wages } = form.values
  const labels = {
    numbers: { own: t('payrollHandOver.numbersIs.own'), payroll: t('payrollHandOver.numbersIs.payroll') },
    costCentre: { none: t('payrollHandOver.costCentreIs.none'), project: t('payrollHandOver.costCentreIs.project') },
    decimal: { comma: t('payrollHandOver.decimalIs.comma'), point: t('payrollHandOver.decimalIs.point') },
  }
  const change = (at: number, column: Partial<ColumnEntered>) =>
    form.set({ columns: columns.map((one, place) => (place === at ? { ...one, ...column } : one)) })
  const wrong = form.error('columns')
  return (
    <FormDialog
      form={form}
      busy={busy}
      title={t('payrollHandOver.setUp')}
      submitLabel={t('payrollHandOver.save')}
      onSubmit={() => onSend(saidMapping(form.values, mapping.revision))}
      onClose={onClose}
    >
      <fieldset className={classes['part']}>
        <legend>{t('payrollHandOver.wageTypes')}</legend>
        <p className={classes['soft']}>{t('payrollHandOver.wageTypesText')}</p>
        <div className={classes['wages']}>
          {wages.map((wage, at) => (
            <TextField
              key={wageKey(wage)}
              label={wageName(words, wage)}
              value={wage.number}
              maxLength={fields['PayrollMappingChange.wages.number'].maxLength}
              onChange={number =>
                form.set({ wages: wages.map((one, place) => (place === at ? { ...one, number } : one)) })
              }
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={classes['part']}>
        <legend>{t('payrollHandOver.columns')}</legend>
        <p className={classes['soft']}>{t('payrollHandOver.columnsText')}</p>
        <ul className={classes['columns']}>
          {columns.map(({ field, name, on }, at) => (
            <li key={field}>
              <Check label={nameOf(field)} checked={on} onChange={to => change(at, { on: to })} />
              <TextField
                label={t('payrollHandOver.heading', { field: nameOf(field) })}
                value={name}
                disabled={!on}
                error={on && name.trim() === '' ? wrong : undefined}
                maxLength={fields['PayrollMappingChange.fileColumns.name'].maxLength}
                onChange={to => change(at, { name: to })}
              />
              <IconButton
                label={t('payrollHandOver.up', { field: nameOf(field) })}
                icon={<IconArrowUp aria-hidden="true" />}
                disabled={at === 0}
                onClick={() => form.set({ columns: movedUp(columns, at) })}
              />
            </li>
          ))}
        </ul>
        {wrong !== undefined && !columns.some(({ on }) => on) ? (
          <p role="alert" className={classes['wrong']}>
            {wrong}
          </p>
        ) : null}
      </fieldset>
      {choices.map(choice => (
        <Select
          key={choice}
          label={t(`payrollHandOver.${choice}`)}
          value={form.values[choice]}
          onChange={to => form.set({ [choice]: to })}
          options={Object.entries(labels[choice]).map(([value, label]) => ({ value, label }))}
        />
      ))}
      <fieldset className={classes['part']}>
        <legend>{t('payrollHandOver.answer')}</legend>
        <p className={classes['soft']}>{t('payrollHandOver.answerText')}</p>
        <TextField
          label={t('payrollHandOver.answerNumber')}
          {...form.text('answerNumber', 'PayrollMappingChange.answerNumber')}
        />
        <TextField
          label={t('payrollHandOver.answerNet')}
          {...form.text('answerNet', 'PayrollMappingChange.answerNet')}
        />
      </fieldset>
    </FormDialog>
  )
}
