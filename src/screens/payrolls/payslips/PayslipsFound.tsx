import { useWords, type Words } from '../../../i18n/words.ts'
import { Note } from '../../../ui/Note/Note.tsx'
import { Row, Rows } from '../../../ui/Rows/Rows.tsx'
import { Select } from '../../../ui/lazy-forms.tsx'
import { listed } from '../handOver/hand-over-words.ts'
import type { PayslipRead, PayslipsRead } from './payslips.types.ts'
import classes from '../handOver/hand-over.module.css'

interface FoundProps {
  read: PayslipsRead
  busy: boolean
  onAssign: (sha256: string, payrollId: string) => void
}

const fits = ({ fate }: PayslipRead) => fate === 'fits' || fate === 'replaces'
/** Whose it is can be said by hand: it can be read, and its name does not say, or somebody said it before. */
const isOpen = ({ fate, byHand }: PayslipRead) => byHand || fate === 'unknownNumber' || fate === 'severalNumbers'

/** What becomes of the files: first what is left out and why, then what is taken over and whose it is. */
export function PayslipsFound({ read, busy, onAssign }: FoundProps) {
  const words = useWords()
  const { t, tn } = words
  const { files, missing, taking } = read
  const left = files.filter(file => !fits(file) && !file.byHand)
  const shown = files.filter(file => fits(file) || file.byHand)
  const rows = (some: readonly PayslipRead[]) =>
    some.map((file, at) => (
      <Row
        key={`${file.sha256} ${at}`}
        wrap
        title={[file.person?.name, file.name].filter(Boolean).join(', ')}
        sub={saidOf(words, file)}
        end={
          isOpen(file) && missing.length + Number(file.byHand) > 0 ? (
            <Select
              label={t('payslips.whose')}
              disabled={busy}
              value={file.byHand ? (file.payroll?.id ?? '') : ''}
              placeholder={t('payslips.nobody')}
              options={[
                { value: '', label: t('payslips.nobody') },
                ...(file.byHand && file.person && file.payroll
                  ? [{ value: file.payroll.id, label: file.person.name, detail: file.person.number }]
                  : []),
                ...missing.map(({ person, payroll }) => ({
                  ...{ value: payroll.id, label: person.name, detail: person.number },
                })),
              ]}
              onChange={to => onAssign(file.sha256, to)}
            />
          ) : null
        }
      />
    ))
  return (
    <div className={classes['found']}>
      <p role="status" className={classes['sum']}>
        <b>{tn('payslips.fits', taking.count)}</b>
        {taking.replacing > 0 ? (
          <span className={classes['soft']}>{tn('payslips.replacing', taking.replacing)}</span>
        ) : null}
      </p>
      {left.length > 0 ? (
        <>
          <Note tone="wait">{tn('payslips.leftOut', left.length)}</Note>
          <Rows label={t('payslips.leftTitle')}>{rows(left)}</Rows>
        </>
      ) : null}
      {shown.length > 0 ? <Rows label={t('payslips.takenTitle')}>{rows(shown)}</Rows> : null}
      {missing.length > 0 ? (
        <Note tone="plain">
          {tn('payslips.without', missing.length)}{' '}
          {listed(
            words,
            missing.map(({ person }) => person.name),
          )}
          .
        </Note>
      ) : null}
    </div>
  )
}

function saidOf(words: Words, { fate, pages, byHand }: PayslipRead): string {
  const { t, tn } = words
  const why = fate === 'fits' ? '' : t(`payslips.fates.${fate}`, { pages: 12 })
  return [byHand ? t('payslips.byHand') : '', why, pages === null ? '' : tn('payslips.pages', pages)]
    .filter(Boolean)
    .join(', ')
}
