import { IconFileCheck } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { FileField } from '../../../ui/FileField/FileField.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { listed } from '../handOver/hand-over-words.ts'
import { PayslipsFound } from './PayslipsFound.tsx'
import type { PayslipMonth, PayslipsRead } from './payslips.types.ts'
import classes from '../handOver/hand-over.module.css'

interface PayslipsPartProps {
  /** Who has one; null: not known yet. */
  standing: PayslipMonth | null
  /** What was chosen, and how large it is in words; null: nothing yet. */
  chosen: { name: string; size: string } | null
  /** Which of how many files is on its way; null: none. */
  sending: { at: number; of: number } | null
  /** What becomes of the files; null: they were not looked at yet. */
  read: PayslipsRead | null
  /** They are sent, looked at, or taken over. */
  busy: boolean
  /** Why not: said where the file is chosen, and of what was looked at where it is taken over. */
  refused: string | undefined
  onChoose: (files: readonly File[]) => void
  /** Whose a file is, by its hash; of no payroll: nobody says. */
  onAssign: (sha256: string, payrollId: string) => void
  onTake: () => void
}

/** Payslips of the payroll office: looked at file by file, assigned where no number says whose one is, then taken over in one step. */
export function PayslipsPart(props: PayslipsPartProps) {
  const { standing, chosen, sending, read, busy, refused, onChoose, onAssign, onTake } = props
  const { t, tn } = useWords()
  return (
    <Section title={t('payslips.title')}>
      <div className={classes['card']}>
        <p className={classes['soft']}>{t('payslips.text')}</p>
        {standing ? <Standing standing={standing} /> : null}
        <FileField
          label={t('payslips.file')}
          chooseLabel={t('payslips.choose')}
          accept=".pdf,.zip,application/pdf,application/zip"
          chosen={chosen}
          error={read ? undefined : refused}
          onChooseAll={onChoose}
        />
        {chosen && busy ? (
          <p role="status" className={classes['soft']}>
            {sending ? t('payslips.sending', sending) : t('payslips.looking')}
          </p>
        ) : null}
        {read ? <PayslipsFound read={read} busy={busy} onAssign={onAssign} /> : null}
        {read && refused ? (
          <Note tone="bad" live>
            {refused}
          </Note>
        ) : null}
        {read ? (
          <div className={classes['acts']}>
            <Button
              variant="main"
              icon={<IconFileCheck aria-hidden="true" />}
              busy={busy}
              disabled={read.taking.count === 0}
              onClick={onTake}
            >
              {tn('payslips.takeOver', read.taking.count)}
            </Button>
          </div>
        ) : null}
      </div>
    </Section>
  )
}

function Standing({ standing: { payrolls, missing, open } }: { standing: PayslipMonth }) {
  const words = useWords()
  const { t, tn } = words
  const have = payrolls.length - missing
  const without = payrolls.filter(({ payslip }) => payslip === null).map(({ person }) => person.name)
  return (
    <>
      {payrolls.length === 0 ? (
        <Note tone="plain">{t('payslips.noneClosed')}</Note>
      ) : missing === 0 ? (
        <Note tone="good">{tn('payslips.have', have)}</Note>
      ) : (
        <Note tone="plain">
          {have > 0 ? `${tn('payslips.have', have)} ` : ''}
          {tn('payslips.lack', missing)} {listed(words, without)}.
        </Note>
      )}
      {open > 0 && payrolls.length > 0 ? <p className={classes['soft']}>{tn('payslips.open', open)}</p> : null}
    </>
  )
}
