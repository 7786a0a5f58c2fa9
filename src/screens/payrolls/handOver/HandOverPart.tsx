import { IconDownload, IconSettings } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Row, Rows } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { signedMoney } from '../../shared/cost/money-words.ts'
import { listed, wageName } from './hand-over-words.ts'
import type { HandOver, PersonOfLacks } from './hand-over.types.ts'
import { monthWords } from '../../shared/words/shift-words.ts'
import classes from './hand-over.module.css'

interface HandOverPartProps {
  handOver: HandOver
  saving: boolean
  onDownload: () => void
  onSetUp: () => void
  onNumber: (person: PersonOfLacks) => void
}

/** What of the month goes there, what has to be entered before, and the file. */
export function HandOverPart({ handOver, saving, onDownload, onSetUp, onNumber }: HandOverPartProps) {
  const words = useWords()
  const { t, tn } = words
  const { month, people, lines, absences, amounts, open, lacks } = handOver
  const gross = amounts.map(({ amount, currency }) => signedMoney(words, amount, currency)).join(' + ')
  const lacking = lacks.wages.length > 0 || lacks.people.length > 0
  return (
    <Section title={t('payrollHandOver.out')}>
      <div className={classes['card']}>
        <p className={classes['soft']}>{t('payrollHandOver.outText')}</p>
        {lines === 0 ? (
          <p>{t('payrollHandOver.nothing', { month: monthWords(words, month) })}</p>
        ) : (
          <p className={classes['sum']}>
            <b>
              {tn('payrollHandOver.people', people)}, {tn('payrollHandOver.lines', lines)}
            </b>
            <span className={classes['soft']}>
              {[
                gross === '' ? null : t('payrollMonths.gross', { amount: gross }),
                absences === 0 ? null : tn('payrollHandOver.absences', absences),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </p>
        )}
        {open > 0 ? <Note tone="info">{tn('payrollHandOver.open', open)}</Note> : null}
        {lacks.wages.length > 0 ? (
          <Note
            tone="wait"
            action={
              <Button size="small" onClick={onSetUp}>
                {t('payrollHandOver.enter')}
              </Button>
            }
          >
            {t('payrollHandOver.lacksWages', {
              wages: listed(
                words,
                lacks.wages.map(wage => wageName(words, wage)),
              ),
            })}
          </Note>
        ) : null}
        {lacks.people.length > 0 ? (
          <>
            <Note tone="wait">{tn('payrollHandOver.lacksPeople', lacks.people.length)}</Note>
            <Rows label={tn('payrollHandOver.lacksPeople', lacks.people.length)} dashed>
              {lacks.people.map(person => (
                <Row
                  key={person.id}
                  wrap
                  title={person.name}
                  sub={person.number}
                  end={
                    <Button size="small" onClick={() => onNumber(person)}>
                      {t('payrollHandOver.enterOf', { person: person.name })}
                    </Button>
                  }
                />
              ))}
            </Rows>
          </>
        ) : null}
        <div className={classes['acts']}>
          <Button icon={<IconSettings aria-hidden="true" />} onClick={onSetUp}>
            {t('payrollHandOver.setUp')}
          </Button>
          <Button
            variant="main"
            icon={<IconDownload aria-hidden="true" />}
            busy={saving}
            disabled={lacking || lines === 0}
            onClick={onDownload}
          >
            {t('payrollHandOver.download')}
          </Button>
        </div>
      </div>
    </Section>
  )
}
