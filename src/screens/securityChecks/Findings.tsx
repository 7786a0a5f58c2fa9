import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { cx } from '../../ui/cx.ts'
import type { Check, CheckQuestion } from './security-check.types.ts'
import classes from './security-checks.module.css'

interface FindingsProps extends Pick<Check, 'answers'> {
  questions: readonly CheckQuestion[]
  /** Null: nothing is answered any more. */
  onOpen: ((questionId: string) => void) | null
}

const glyphs = { ok: <IconCheck aria-hidden="true" />, defect: <IconAlertTriangle aria-hidden="true" />, open: null }

/** What is looked at, and how it was found. */
export function Findings({ questions, answers, onOpen }: FindingsProps) {
  const { t } = useWords()
  return (
    <ul className={classes['findings']}>
      {questions.map(({ id, title, text }) => {
        const answer = answers.find(({ questionId }) => questionId === id)
        const finding = answer?.finding ?? 'open'
        const inner = (
          <>
            <span className={classes['tick']} data-finding={finding}>
              {glyphs[finding]}
            </span>
            <span className={classes['said']}>
              <b>{title}</b>
              <span className={cx(classes['soft'], finding === 'defect' && classes['bad'])}>
                <span className={classes['heard']}>{t(`securityChecks.finding.${finding}`)}</span>
                {answer?.text ?? text ?? t(`securityChecks.finding.${finding}`)}
              </span>
            </span>
          </>
        )
        return (
          <li key={id}>
            {onOpen ? (
              <button type="button" className={classes['finding']} onClick={() => onOpen(id)}>
                {inner}
              </button>
            ) : (
              <div className={classes['finding']}>{inner}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
