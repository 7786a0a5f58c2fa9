import { IconArrowBackUp } from '@tabler/icons-react'
import { useWords, type Words } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { FileField } from '../../../ui/FileField/FileField.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Row, Rows } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { signedMoney } from '../../shared/cost/money-words.ts'
import { listed, moreWords, ofLines } from './hand-over-words.ts'
import type { NetLine, NetsRead } from './hand-over.types.ts'
import classes from './hand-over.module.css'

interface TakeBackPartProps {
  /** What was chosen, and how large it is in words; null: nothing yet. */
  chosen: { name: string; size: string } | null
  /** What stands in it; null: nothing was read yet. */
  read: NetsRead | null
  /** It is read, or taken over. */
  busy: boolean
  /** Why it was not: said where the file is chosen, and of what was read where it is taken over. */
  refused: string | undefined
  onChoose: (file: File | null) => void
  onTake: () => void
}

/** Lines that are said one by one; of a file that fits nowhere the first are enough. */
const most = 50

/** The answer of the payroll office: looked at line by line, then taken over in one step. */
export function TakeBackPart({ chosen, read, busy, refused, onChoose, onTake }: TakeBackPartProps) {
  const words = useWords()
  const { t, tn } = words
  return (
    <Section title={t('payrollHandOver.back')}>
      <div className={classes['card']}>
        <p className={classes['soft']}>{t('payrollHandOver.backText')}</p>
        <FileField
          label={t('payrollHandOver.file')}
          chooseLabel={t('payrollHandOver.choose')}
          accept=".csv,text/csv"
          chosen={chosen}
          error={read ? undefined : refused}
          onChoose={onChoose}
        />
        {read ? <Found read={read} /> : null}
        {read && refused ? (
          <Note tone="bad" live>
            {refused}
          </Note>
        ) : null}
        {read ? (
          <div className={classes['acts']}>
            <Button
              variant="main"
              icon={<IconArrowBackUp aria-hidden="true" />}
              busy={busy}
              disabled={read.wrong > 0 || read.taking.count === 0}
              onClick={onTake}
            >
              {tn('payrollHandOver.takeOver', read.taking.count)}
            </Button>
          </div>
        ) : null}
      </div>
    </Section>
  )
}

function Found({ read: { lines, missing, amounts, taking, wrong } }: { read: NetsRead }) {
  const words = useWords()
  const { t, tn } = words
  const bad = lines.filter(({ fate }) => fate !== 'fits' && fate !== 'same')
  return (
    <div role="status" className={classes['found']}>
      <p className={classes['sum']}>
        <b>
          {tn('payrollHandOver.fits', taking.count)} {ofLines(words, lines.length)}
        </b>
        {amounts.map(({ currency, gross, net }) => (
          <span key={currency} className={classes['soft']}>
            {t('payrollHandOver.net', { amount: signedMoney(words, net, currency) })},{' '}
            {t('payrollMonths.gross', { amount: signedMoney(words, gross, currency) })}
          </span>
        ))}
      </p>
      {wrong > 0 ? (
        <>
          <Note tone="bad">{tn('payrollHandOver.wrong', wrong)}</Note>
          <Rows label={t('payrollHandOver.wrongTitle')}>
            {bad.slice(0, most).map(line => (
              <Row
                key={line.line}
                wrap
                title={[line.number, line.person?.name].filter(Boolean).join(', ')}
                sub={`${t('payrollHandOver.line', { line: line.line })}: ${fateWords(words, line)}`}
              />
            ))}
          </Rows>
          {bad.length > most ? <p className={classes['soft']}>{moreWords(words, bad.length - most)}</p> : null}
        </>
      ) : null}
      {missing.length > 0 ? (
        <Note tone="wait">
          {tn('payrollHandOver.missing', missing.length)}{' '}
          {listed(
            words,
            missing.map(({ person }) => person.name),
          )}
          . {t('payrollHandOver.missingText')}
        </Note>
      ) : null}
    </div>
  )
}

function fateWords(words: Words, { fate, text, net, gross, currency }: NetLine): string {
  if (fate === 'fits' || fate === 'same') return ''
  const money = (minor: number | null) => signedMoney(words, minor ?? 0, currency ?? 'EUR')
  return words.t(`payrollHandOver.fates.${fate}`, { text, net: money(net), gross: money(gross) })
}
